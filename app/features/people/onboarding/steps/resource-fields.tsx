import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { LEARNING_STYLES, RESOURCE_TYPES } from "../../../../../domain/people/onboarding.ts";
import { faultText, useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardTitle } from "../../../../ui/card.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { Select } from "../../../../ui/select.tsx";
import { BothLanguages } from "./both-languages.tsx";
import { emptyResource, type StepFields } from "./step-fields.ts";

/** The resources of a step: pages of this site, https URLs or e-mail addresses. */
export function ResourceFields() {
  const { t } = useTranslation("onboarding-steps");
  const { control, register, formState, setFocus } = useFormContext<StepFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "resources" });
  const addButton = useRef<HTMLButtonElement>(null);

  function removeAt(at: number) {
    remove(at);
    // The pressed button is gone, so the focus moves to the resource before, or to the button that adds one.
    requestAnimationFrame(() => {
      if (fields.length > 1) setFocus(`resources.${Math.max(at - 1, 0)}.title.en`);
      else addButton.current?.focus();
    });
  }

  return (
    <Card as="section" aria-labelledby="resources" className="grid justify-items-start gap-6">
      <CardTitle as="h2" id="resources">
        {t("fields.resources")}
      </CardTitle>
      {fields.map((field, at) => (
        <fieldset key={field.id} className="grid w-full gap-4 border-b border-line pb-6">
          <legend className="mb-2 font-semibold">{t("resource", { number: at + 1 })}</legend>
          <BothLanguages name={`resources.${at}.title`} label={t("fields.title")} />
          <div className="grid gap-4 sm:grid-cols-3">
            <Field
              label={t("fields.url")}
              error={faultText(t, formState.errors.resources?.[at]?.url?.message)}
              required
            >
              <Input inputMode="url" {...register(`resources.${at}.url`)} />
            </Field>
            <Field label={t("fields.type")}>
              <Select {...register(`resources.${at}.type`)}>
                {RESOURCE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {t(`onboarding:resource.${type}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("fields.style")}>
              <Select {...register(`resources.${at}.style`)}>
                {LEARNING_STYLES.map((style) => (
                  <option key={style} value={style}>
                    {t(`onboarding:style.${style}.label`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <div>
            <Button variant="ghost" size="sm" onClick={() => removeAt(at)}>
              <Trash2 aria-hidden="true" />
              {t("removeResource", { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button ref={addButton} variant="secondary" onClick={() => append(emptyResource())}>
        <Plus aria-hidden="true" />
        {t("addResource")}
      </Button>
    </Card>
  );
}
