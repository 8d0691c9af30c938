import { useEffect, useRef, useState } from "react";
import { COPY_FIELDS, splitAddresses, type CopyField } from "../../../domain/work/answer-parts.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { Draft } from "./drafts.ts";

type CopyFieldsProps = {
  draft: Draft;
  /** The faults of the server by field; one of several addresses by its position, as `cc.1`. */
  faults: Record<string, string>;
  onChange: (changes: Partial<Pick<Draft, CopyField>>) => void;
};

/** The addresses of others who get the mail, folded until needed. */
export function CopyFields({ draft, faults, onChange }: CopyFieldsProps) {
  const { t } = useTranslation("answers");
  const [hasCopies] = useState(() => COPY_FIELDS.some((field) => draft[field] !== ""));
  const first = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);

  if (!hasCopies && !isAsked) {
    return (
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
        {t("copies.open")}
      </Button>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {COPY_FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`copies.${field}`)}
          hint={t(`copies.${field}Hint`)}
          error={faultText(field, splitAddresses(draft[field]), faults)}
        >
          <Input
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft[field]}
            ref={field === "cc" ? first : undefined}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

/** Joins the faults of a field. A fault of one address names the address. */
function faultText(field: CopyField, addresses: string[], faults: Record<string, string>): string | undefined {
  const ofEach = addresses.flatMap((address, at) => {
    const text = faults[`${field}.${at}`];
    return text === undefined ? [] : [`${address}: ${text}`];
  });
  const all = [...(faults[field] === undefined ? [] : [faults[field]]), ...ofEach];
  return all.length > 0 ? all.join(" · ") : undefined;
}
