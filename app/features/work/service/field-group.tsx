import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";

type FieldGroupProps = { title: string; isOptional?: boolean; note?: string | undefined; children: ReactNode };

/** Fields of a form that belong together, under a heading. */
export function FieldGroup({ title, isOptional = false, note, children }: FieldGroupProps) {
  const { t } = useTranslation("service-pages");
  return (
    <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-display text-xl font-semibold">
        {title}
        {isOptional && <span className="font-sans text-base font-normal text-ink-soft"> ({t("optional")})</span>}
      </legend>
      {children}
      {note && <p className="text-sm text-ink-soft sm:col-span-2">{note}</p>}
    </fieldset>
  );
}
