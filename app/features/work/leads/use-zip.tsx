import { useState, type FormEvent, type ReactNode } from "react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { isOutsideTexas } from "../../../../domain/work/texas-zip.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { digitsOnly } from "./digits-only.ts";
import { PhoneLink } from "./phone-link.tsx";

/** Handles a ZIP code while it is typed: keeps five digits, and returns a note for one outside Texas. */
export function useZip(start = ""): { note: ReactNode; onInput(event: FormEvent<HTMLInputElement>): void } {
  const { t } = useTranslation("leads");
  const [zip, setZip] = useState(start);
  return {
    note: isOutsideTexas(zip) && (
      <>
        {t("elsewhere")} <PhoneLink />
      </>
    ),
    onInput(event) {
      digitsOnly(MAX.zip)(event);
      setZip(event.currentTarget.value);
    },
  };
}
