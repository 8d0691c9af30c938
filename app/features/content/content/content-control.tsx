import { Controller, type Control } from "react-hook-form";
import type { ContentField, ContentKind } from "../../../../domain/content/content.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { fromOfficeTime, toOfficeTime } from "./office-time.ts";
import { useContentList } from "./use-content.ts";
import { optionName, type FormValues } from "./values.ts";
import { isKeyOf } from "../../../../domain/platform/typed-records.ts";

export type FieldPath = `${keyof FormValues}.${string}`;

type ContentControlProps = {
  field: ContentField;
  path: FieldPath;
  form: Control<FormValues>;
  lang?: "es";
  onLeave?: () => void;
};

/** The input for a field, by its type of control. Flags and scenes have their own components. */
export function ContentControl({ field, path, form, lang, onLeave }: ContentControlProps) {
  const { t } = useTranslation("content");
  const { control, options = [], isRequired } = field;
  if (field.of) return <RelationSelect of={field.of} path={path} form={form} />;
  if (control === "date-time") return <OfficeTimeInput path={path} form={form} />;
  if (control === "tags") return <TagsInput path={path} form={form} lang={lang} />;

  const registered = form.register(path, onLeave ? { onBlur: onLeave } : undefined);
  if (control === "choice") {
    return (
      <Select {...registered} placeholder={isRequired ? undefined : t("none")}>
        {isRequired && <option value="">{t("choose")}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionName(t, option)}
          </option>
        ))}
      </Select>
    );
  }
  if (control === "text") return <Textarea {...registered} lang={lang} rows={4} />;
  if (control === "article") return <Textarea {...registered} lang={lang} rows={16} />;
  const modes = { number: "numeric", url: "url", path: "url", phone: "tel" } as const;
  return (
    <Input
      {...registered}
      lang={lang}
      autoComplete="off"
      inputMode={isKeyOf(modes, control) ? modes[control] : "text"}
      spellCheck={control === "line"}
    />
  );
}

type BoundProps = Pick<ContentControlProps, "path" | "form" | "lang">;

function RelationSelect({ of, path, form }: BoundProps & { of: ContentKind }) {
  const { t } = useTranslation("content");
  const { data = [] } = useContentList(of);
  return (
    <Controller
      name={path}
      control={form}
      render={({ field: { value, ...rest } }) => (
        <Select {...rest} value={String(value ?? "")} placeholder={t("choose")}>
          {data.map(({ id, values }) => (
            <option key={id} value={id}>
              {String(values["name"])}
            </option>
          ))}
        </Select>
      )}
    />
  );
}

function OfficeTimeInput({ path, form }: BoundProps) {
  const { timezone } = useAgency();
  return (
    <Controller
      name={path}
      control={form}
      render={({ field: { value, onChange, ...rest } }) => (
        <Input
          {...rest}
          type="datetime-local"
          value={toOfficeTime(String(value ?? ""), timezone)}
          onChange={(event) => onChange(fromOfficeTime(event.target.value, timezone))}
        />
      )}
    />
  );
}

/** A list of tags, separated by commas. */
function TagsInput({ path, form, lang }: BoundProps) {
  const split = (text: string) =>
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean);
  return (
    <Controller
      name={path}
      control={form}
      render={({ field: { value, onChange, ...rest } }) => (
        <Input
          {...rest}
          lang={lang}
          autoComplete="off"
          defaultValue={Array.isArray(value) ? value.join(", ") : ""}
          onChange={(event) => onChange(split(event.target.value))}
        />
      )}
    />
  );
}
