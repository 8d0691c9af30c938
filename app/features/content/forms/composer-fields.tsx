import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { CUSTOM_FIELD_KINDS, CUSTOM_FORM } from "../../../../domain/content/forms.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Composer } from "./use-composer.ts";

/** The fields of a custom form: add, name, reorder and remove. */
export function ComposerFields({ composer }: { composer: Composer }) {
  const { t } = useTranslation("forms");
  const { register, control, formState, setFocus } = composer;
  const { fields, append, remove, move } = useFieldArray({ control, name: "fields" });
  const [announcement, setAnnouncement] = useState("");
  const faults = formState.errors.fields;

  /** Announces a change and moves the focus: to the moved field, or to the neighbor of the removed one. */
  function announceAndFocus(position: number, text: string) {
    setAnnouncement(text);
    requestAnimationFrame(() => setFocus(`fields.${position}.label`));
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg font-semibold">{t("composer.fields")}</legend>
      <ol className="grid gap-3">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid gap-3 rounded border border-line bg-ground p-4 sm:grid-cols-[1fr_11rem_auto] sm:items-start"
          >
            <Field
              label={t("composer.label", { number: index + 1 })}
              error={faultText(t, faults?.[index]?.label?.message)}
              required
            >
              <Input maxLength={CUSTOM_FORM.label} autoComplete="off" {...register(`fields.${index}.label`)} />
            </Field>
            <Field label={t("composer.kind", { number: index + 1 })}>
              <Select {...register(`fields.${index}.kind`)}>
                {CUSTOM_FIELD_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <div className="flex sm:pt-7">
              {controls(index).map(({ key, Icon, isOff, act }) => (
                <Button
                  key={key}
                  variant="ghost"
                  className="px-3"
                  aria-label={t(`composer.${key}`, { number: index + 1 })}
                  disabled={isOff}
                  onClick={act}
                >
                  <Icon aria-hidden="true" />
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <FieldError>{faultText(t, faults?.root?.message ?? faults?.message)}</FieldError>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={fields.length >= CUSTOM_FORM.fields}
        onClick={() => append({ label: "", kind: "text" })}
      >
        <Plus aria-hidden="true" />
        {t("composer.add")}
      </Button>
    </fieldset>
  );

  function controls(index: number) {
    const goTo = (target: number) => () => {
      move(index, target);
      announceAndFocus(target, t("composer.moved", { number: target + 1 }));
    };
    const takeOut = () => {
      remove(index);
      announceAndFocus(Math.max(index - 1, 0), t("composer.removed"));
    };
    return [
      { key: "up", Icon: ArrowUp, isOff: index === 0, act: goTo(index - 1) },
      { key: "down", Icon: ArrowDown, isOff: index === fields.length - 1, act: goTo(index + 1) },
      { key: "remove", Icon: Trash2, isOff: fields.length === 1, act: takeOut },
    ] as const;
  }
}
