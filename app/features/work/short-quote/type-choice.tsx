import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The types that are offered, as radio buttons, drawn as one row of tiles. */
export function TypeChoice({ current }: { current: InsuranceType }) {
  const { t } = useTranslation("short-quote");
  const { lines } = useAgency();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("type")}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {lines.map((type) => (
          <label
            key={type}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded border border-line-strong bg-surface px-3 font-semibold hover:border-ink has-checked:border-indigo has-checked:bg-indigo-soft has-checked:text-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="type" value={type} defaultChecked={type === current} className="accent-indigo" />
            {t(`common:products.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
