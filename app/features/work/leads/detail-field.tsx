import {
  useId,
  useState,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type ToggleEvent,
} from "react";
import { ChevronDown } from "lucide-react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, type InputProps } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { digitsOnly } from "./digits-only.ts";
import type { FormField } from "./form-field.ts";

/** The props that all kinds of inputs share. */
type ControlProps = {
  name: string;
  defaultValue?: string | string[] | undefined;
  defaultChecked?: boolean;
  onChange?: ChangeEventHandler;
  onBlur?: FocusEventHandler;
  ref?: (element: HTMLElement | null) => void;
  autoComplete?: string;
};

type MoreDetailsProps = { title: string; isFaulty: boolean; children: ReactNode };

/**
 * The folded optional fields. The fold opens when a field in it has an error, and stays open while the error is
 * corrected.
 */
export function MoreDetails({ title, isFaulty, children }: MoreDetailsProps) {
  const [isOpen, setOpen] = useState(false);

  function toggle({ currentTarget: fold }: ToggleEvent<HTMLDetailsElement>) {
    if (isFaulty) fold.open = true;
    setOpen(fold.open);
  }

  return (
    <details className="group rounded border border-line" open={isOpen || isFaulty} onToggle={toggle}>
      <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

type DetailFieldProps<Name extends string> = {
  field: FormField<Name>;
  /** Returns the props that connect an input to its form; with `option`, those of one checkbox in a group. */
  control: (name: Name, option?: string) => ControlProps;
  errorOf: (name: Name) => string | undefined;
};

/** One detail of a request, which its type asks for. */
export function DetailField<Name extends string>({ field, control: controlOf, errorOf }: DetailFieldProps<Name>) {
  const { t } = useTranslation(field.texts);
  const { name, kind, options = [], suggestions, autoComplete, isWide, isRequired = false } = field;
  const className = isWide ? "sm:col-span-2" : undefined;
  const label = knownText(t, "fields", name);
  const hint = knownText(t, "hints", name, "");
  const control = controlOf(name);
  if (kind === "choices") {
    return (
      <fieldset className={className}>
        <legend className="text-sm font-semibold">{label}</legend>
        <div className="grid sm:grid-cols-2">
          {options.map((option) => (
            <Checkbox
              key={option}
              label={knownText(t, "options", `${name}.${option}`, option)}
              {...controlOf(name, option)}
              value={option}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required={isRequired} className={className}>
      {kind === "choice" ? (
        <Select placeholder={t("choose")} {...control}>
          {options.map((option) => (
            <option key={option} value={option}>
              {knownText(t, "options", `${name}.${option}`, option)}
            </option>
          ))}
        </Select>
      ) : kind === "long" ? (
        <Textarea rows={4} maxLength={MAX.freeText} {...control} />
      ) : kind === "date" ? (
        <Input type="date" autoComplete={autoComplete ?? "off"} {...control} />
      ) : suggestions ? (
        <SuggestingInput suggestions={suggestions} {...control} />
      ) : kind === "text" ? (
        <Input maxLength={name === "vin" ? 17 : MAX.name} autoComplete={autoComplete ?? "off"} {...control} />
      ) : (
        <Input inputMode="numeric" onInput={digitsOnly(kind === "year" ? 4 : 9)} {...control} />
      )}
    </Field>
  );
}

/**
 * A text input with a datalist. It does not set `autocomplete=off`, which would also hide our suggestions in some
 * browsers.
 */
function SuggestingInput({ suggestions, ...control }: InputProps & { suggestions: readonly string[] }) {
  const id = useId();
  return (
    <>
      <Input list={id} maxLength={MAX.name} {...control} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}
