import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { INSURANCE_TYPES } from "../../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { useEditing, type EditorProps } from "../editing.ts";

/** The lines of insurance that the agency offers. */
export function LinesEditor({ value, path, onChange }: EditorProps<Settings["lines"]>) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  return (
    <div>
      {INSURANCE_TYPES.map((line) => (
        <Checkbox
          key={line}
          label={t(`lines.${line}`)}
          checked={value.includes(line)}
          onChange={(event) =>
            onChange(INSURANCE_TYPES.filter((one) => (one === line ? event.target.checked : value.includes(one))))
          }
        />
      ))}
      <FieldError>{errorOf(path)}</FieldError>
    </div>
  );
}
