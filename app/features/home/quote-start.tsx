import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { DEFAULT_INSURANCE_TYPE, INSURANCE_TYPES } from "../../../domain/lead-options.ts";
import { MAX } from "../../../domain/limits.ts";
import { useLocalPath } from "../../lib/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { digitsOnly } from "../leads/digits-only.ts";

/** The quote box of the hero: a plain form that leads to the quote page and calls nobody. */
export function QuoteStart() {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const action = localPath("/quote");

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    if (!answers.get("zip")) answers.delete("zip");
    void navigate(`${action}?${new URLSearchParams(answers as never).toString()}`);
  }

  return (
    <form
      action={action}
      aria-labelledby="start-title"
      onSubmit={start}
      className="grid w-full gap-4 rounded border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <h2 id="start-title" className="text-xl">
        {t("start.title")}
      </h2>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t("start.type")} id="start-type">
          <Select name="type" defaultValue={DEFAULT_INSURANCE_TYPE}>
            {INSURANCE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`common:products.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("start.zip")} id="start-zip">
          <Input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[0-9]{5}"
            title={t("start.digits")}
            placeholder={t("start.optional")}
            onInput={digitsOnly(MAX.zip)}
          />
        </Field>
        <Button type="submit" variant="accent" className="max-sm:col-span-2 max-sm:min-h-13 max-sm:text-lg">
          {t("start.button")}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t("start.promise")}</p>
    </form>
  );
}
