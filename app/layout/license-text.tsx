import { LICENSE_LOOKUP } from "../../content/license-lookup.ts";
import { useTranslation } from "../lib/i18n.tsx";

/**
 * A sentence whose license number links to the state's license look-up. A sentence without the number is shown as it
 * is.
 */
export function LicenseText({ number, children: text }: { number: string; children: string }) {
  const { t } = useTranslation();
  const [before = "", after] = text.split(number, 2);
  if (!number || after === undefined) return text;
  return (
    <>
      {before}
      <a href={LICENSE_LOOKUP} target="_blank" rel="noopener" className="text-current underline">
        {number}
        <span className="sr-only"> ({t("licenseLookup")})</span>
      </a>
      {after}
    </>
  );
}
