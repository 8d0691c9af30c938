import { HEX_COLOUR } from "../../../../../domain/operations/looks/colour.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { useEditing, type EditorProps } from "../editing.ts";

/** A colour: the browser's picker, and its six digits to type or paste. */
export function ColourInput({ value, path, onChange, label, hint }: EditorProps<string> & ColourInputTexts) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  return (
    <Field label={label} hint={hint} error={errorOf(path)} required>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t("looks.pick", { name: label })}
          value={HEX_COLOUR.test(value) ? value : "#000000"}
          className="size-11 shrink-0 cursor-pointer rounded border border-line-strong bg-surface p-1"
          onChange={(event) => onChange(event.target.value)}
        />
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={value}
          className="tabular-nums"
          onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
        />
      </div>
    </Field>
  );
}
type ColourInputTexts = { label: string; hint: string };
