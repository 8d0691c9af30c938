import { agency } from "../../../../agency.config.ts";
import { telHref } from "../../../../domain/platform/phone.ts";
import { officePhone } from "../../../layout/office-phone.ts";

/** The office's number in a sentence, never broken over lines. */
export function PhoneLink() {
  return (
    <a href={telHref(agency.phone)} className="link font-semibold whitespace-nowrap">
      {officePhone}
    </a>
  );
}
