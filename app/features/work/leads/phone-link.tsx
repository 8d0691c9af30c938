import { agency } from "../../../../agency.config.ts";
import { telHref } from "../../../../domain/platform/phone.ts";
import { officePhone } from "../../../layout/office-phone.ts";

/** The office's phone number within a sentence, without a line break in it. */
export function PhoneLink() {
  return (
    <a href={telHref(agency.phone)} className="link font-semibold whitespace-nowrap">
      {officePhone}
    </a>
  );
}
