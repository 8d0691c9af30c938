import type { ReactNode } from "react";
import { localPhone } from "../../../../domain/platform/phone.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useEditing, type EditorProps } from "./editing.ts";

type Described = { label: string; hint?: string | undefined; note?: ReactNode; className?: string };

/** The label, hint and error of a setting. One that the environment decides is read-only and names its variable. */
function SettingField({ path, label, hint, note, className, isRequired = false, children }: SettingFieldProps) {
  const { t } = useTranslation("settings");
  const { errorOf, variableOf } = useEditing();
  const variable = variableOf(path);
  return (
    <Field
      label={label}
      hint={variable ? t("fromEnvironment", { variable }) : hint}
      error={errorOf(path)}
      {...(note !== undefined && { note })}
      required={isRequired && !variable}
      {...(className && { className })}
    >
      {children(variable !== undefined)}
    </Field>
  );
}
type SettingFieldProps = Described & { path: string; isRequired?: boolean; children: (isFixed: boolean) => ReactNode };

type TextInputProps = EditorProps<string> & Described & { type?: "text" | "tel" | "email" | "url" | "time" | "date" };

/** A required line of text. */
export function TextInput({ value, path, onChange, type = "text", ...described }: TextInputProps) {
  return (
    <SettingField path={path} isRequired {...described}>
      {(isFixed) => (
        <Input
          type={type}
          autoComplete="off"
          readOnly={isFixed}
          // A stored number has digits only; what somebody types stays as it is typed.
          value={type === "tel" && /^1\d{10}$/.test(value) ? localPhone(value) : value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </SettingField>
  );
}

type LongInputProps = EditorProps<string> & Described & { rows?: number; lang?: string };

/** A required text of several lines. */
export function LongInput({ value, path, onChange, rows = 3, lang, ...described }: LongInputProps) {
  return (
    <SettingField path={path} isRequired {...described}>
      {(isFixed) => (
        <Textarea
          rows={rows}
          lang={lang}
          readOnly={isFixed}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </SettingField>
  );
}

type OptionalInputProps = EditorProps<string | null> & Described & { type?: "text" | "url" };

/** A line of text that may be left empty. */
export function OptionalInput({ value, path, onChange, type = "text", ...described }: OptionalInputProps) {
  return (
    <SettingField path={path} {...described}>
      {(isFixed) => (
        <Input
          type={type}
          autoComplete="off"
          readOnly={isFixed}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </SettingField>
  );
}

/** A number. While the field is empty its value is NaN, which no rule accepts. */
export function NumberInput({ value, path, onChange, step = 1, ...described }: NumberInputProps) {
  return (
    <SettingField path={path} isRequired {...described}>
      {(isFixed) => (
        <Input
          type="number"
          step={step}
          readOnly={isFixed}
          value={Number.isNaN(value) ? "" : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </SettingField>
  );
}
type NumberInputProps = EditorProps<number> & Described & { step?: number | "any" };

type ChoiceProps<Option extends string> = EditorProps<Option> &
  Described & { options: readonly Option[]; nameOf: (option: Option) => string };

/** One of a few values. */
export function Choice<Option extends string>({
  value,
  path,
  onChange,
  options,
  nameOf,
  ...described
}: ChoiceProps<Option>) {
  return (
    <SettingField path={path} {...described}>
      {(isFixed) => (
        <Select value={value} disabled={isFixed} onChange={onSelectChange(options, onChange)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </Select>
      )}
    </SettingField>
  );
}
