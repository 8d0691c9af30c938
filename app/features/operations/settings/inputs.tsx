import type { ReactNode } from "react";
import { localPhone } from "../../../../domain/platform/phone.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useEditing, type EditorProps } from "./editing.ts";

type Described = { label: string; hint?: string | undefined; note?: ReactNode; className?: string };

/** The label, hint and error of a setting. One that the environment decides is read-only and names its variable. */
function SettingField<Value>(props: SettingFieldProps<Value>) {
  const { value, path, label, hint, note, className, isRequired = false, children } = props;
  const { t } = useTranslation("settings");
  const { errorOf, overrideOf } = useEditing();
  const { variable, value: decided } = overrideOf(path) ?? {};
  return (
    <Field
      label={label}
      hint={variable ? t("fromEnvironment", { variable }) : hint}
      error={errorOf(path)}
      {...(note !== undefined && { note })}
      required={isRequired && !variable}
      {...(className && { className })}
    >
      {children(isLike(value, decided) ? decided : value, variable !== undefined)}
    </Field>
  );
}
/** Returns true when a value of the environment is of the type of the stored one. */
function isLike<Value>(value: Value, decided: unknown): decided is Value {
  return decided !== undefined && (value === null || typeof value === typeof decided);
}

type SettingFieldProps<Value> = Described & {
  value: Value;
  path: string;
  isRequired?: boolean;
  /** Renders the input with the value in force, read-only where the environment decides it. */
  children: (value: Value, isFixed: boolean) => ReactNode;
};

type TextInputProps = EditorProps<string> & Described & { type?: "text" | "tel" | "email" | "url" | "time" | "date" };

/** A required line of text. */
export function TextInput({ value, path, onChange, type = "text", ...described }: TextInputProps) {
  return (
    <SettingField value={value} path={path} isRequired {...described}>
      {(shown, isFixed) => (
        <Input
          type={type}
          autoComplete="off"
          readOnly={isFixed}
          // A stored number has digits only; what somebody types stays as it is typed.
          value={type === "tel" && /^1\d{10}$/.test(shown) ? localPhone(shown) : shown}
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
    <SettingField value={value} path={path} isRequired {...described}>
      {(shown, isFixed) => (
        <Textarea
          rows={rows}
          lang={lang}
          readOnly={isFixed}
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </SettingField>
  );
}

type OptionalInputProps = EditorProps<string | null> & Described & { type?: "text" | "url" | "email" | "tel" };

/** A line of text that may be left empty. */
export function OptionalInput({ value, path, onChange, type = "text", ...described }: OptionalInputProps) {
  return (
    <SettingField value={value} path={path} {...described}>
      {(shown, isFixed) => (
        <Input
          type={type}
          autoComplete="off"
          readOnly={isFixed}
          value={shown ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </SettingField>
  );
}

/** A number. While the field is empty its value is NaN, which no rule accepts. */
export function NumberInput({ value, path, onChange, step = 1, ...described }: NumberInputProps) {
  return (
    <SettingField value={value} path={path} isRequired {...described}>
      {(shown, isFixed) => (
        <Input
          type="number"
          step={step}
          readOnly={isFixed}
          value={Number.isNaN(shown) ? "" : shown}
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
    <SettingField value={value} path={path} {...described}>
      {(shown, isFixed) => (
        <Select value={shown} disabled={isFixed} onChange={onSelectChange(options, onChange)}>
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

type ChoicesProps<Option extends string> = EditorProps<Option[]> & {
  label: string;
  hint?: string | undefined;
  options: readonly Option[];
  nameOf: (option: Option) => string;
};

/** Some of a few values, in their order. */
export function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { value, path, onChange, label, hint, options, nameOf } = props;
  const { t } = useTranslation("settings");
  const { errorOf, overrideOf } = useEditing();
  const override = overrideOf(path);
  const chosen: readonly unknown[] = override && Array.isArray(override.value) ? override.value : value;
  const explained = override ? t("fromEnvironment", { variable: override.variable }) : hint;
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {explained && <p className="text-sm text-ink-soft">{explained}</p>}
      {options.map((option) => (
        <Checkbox
          key={option}
          label={nameOf(option)}
          disabled={override !== undefined}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(options.filter((one) => (one === option ? target.checked : value.includes(one))))
          }
        />
      ))}
      <FieldError>{errorOf(path)}</FieldError>
    </fieldset>
  );
}
