import { useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n.tsx";
import { DetailField, MoreDetails } from "../leads/detail-field.tsx";
import type { FormField } from "../leads/form-field.ts";

const FAULTY = "[aria-invalid=true]";

type EntryDetailsProps = {
  fields: FormField[];
  register: (name: string) => UseFormRegisterReturn;
  errorOf: (name: string) => string | undefined;
};

/**
 * The fields of the public form for this type of request, all optional. They are folded because most of them are asked
 * later.
 */
export function EntryDetails({ fields, register, errorOf }: EntryDetailsProps) {
  const { t } = useTranslation("quotes");
  // `autoComplete` is off because the browser would offer the agent's own data.
  const control = (name: string) => ({ ...register(name), autoComplete: "off" });
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
          <DetailField key={field.name} field={{ ...field, isRequired: false }} control={control} errorOf={errorOf} />
        ))}
      </MoreDetails>
    </div>
  );
}
