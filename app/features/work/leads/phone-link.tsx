import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";

/** The office's phone number within a sentence, without a line break in it. */
export function PhoneLink() {
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <a href={telHref(phone)} className="link font-semibold whitespace-nowrap">
      {officePhone}
    </a>
  );
}
