import { useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { DetailField, MoreDetails } from "../leads/detail-field.tsx";
import { QUOTE_FIELDS, type QuoteField } from "../leads/quote-fields.ts";

const FAULTY = "[aria-invalid=true]";

type EntryDetailsProps = {
  type: InsuranceType;
  register: (name: QuoteField["name"]) => UseFormRegisterReturn;
  errorOf: (name: QuoteField["name"]) => string | undefined;
};

/**
 * The fields of the public form for this insurance type, all optional. They are folded because most of them are asked
 * later.
 */
export function EntryDetails({ type, register, errorOf }: EntryDetailsProps) {
  const { t } = useTranslation("quotes");
  const { groups, more } = QUOTE_FIELDS[type];
  const fields = [...groups.flatMap((group) => group.fields), ...more];
  // `autoComplete` is off because the browser would offer the agent's own data.
  const control = (name: QuoteField["name"]) => ({ ...register(name), autoComplete: "off" });
  const isFaulty = fields.some(({ name }) => errorOf(name));
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field inside the closed fold could not take the focus before.
    if (!isFaulty || document.activeElement?.matches(FAULTY)) return;
    container.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [isFaulty]);
  return (
    <div ref={container} className="sm:col-span-2">
      <MoreDetails title={t("more")} isFaulty={isFaulty}>
        {fields.map((field) => (
          <DetailField key={field.name} field={field} control={control} errorOf={errorOf} />
        ))}
      </MoreDetails>
    </div>
  );
}
