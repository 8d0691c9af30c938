import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { CarrierInput } from "../../../layout/carrier-input.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

const TERMS = [6, 12, 1];
const EMPTY = { carrier: "", amount: "", months: "6", note: "" };
/** A dollar amount as people type it: 1,234.50, with or without the dollar sign. */
const AMOUNT = /^\$?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;

type PremiumFormProps = {
  /** The premium to correct; undefined for a new one. */
  premium?: PremiumInput;
  isBusy: boolean;
  /** Saves the premium; `empty` resets the form afterwards. */
  onSave: (premium: PremiumInput, empty: () => void) => void;
  onCancel?: () => void;
};

/** The form for a carrier's premium: adds a new one, or corrects an existing one in place. */
export function PremiumForm({ premium, isBusy, onSave, onCancel }: PremiumFormProps) {
  const { t } = useTranslation("desk");
  const [form, setForm] = useState(premium ? toFormValues(premium) : EMPTY);
  const [isTried, setTried] = useState(false);
  const cents = parseCents(form.amount);
  const first = useRef<HTMLInputElement>(null);
  const isCorrection = premium !== undefined;
  useEffect(() => {
    // Moves the focus into the form that the correct button has opened.
    if (isCorrection) first.current?.focus();
  }, [isCorrection]);
  const terms = premium && !TERMS.includes(premium.months) ? [premium.months, ...TERMS] : TERMS;
  const control = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!form.carrier.trim() || !cents) return;
    const months = Number(form.months);
    onSave({ carrier: form.carrier.trim(), cents, months, note: form.note.trim() || null }, () => {
      setForm(EMPTY);
      setTried(false);
    });
  }

  return (
    <form
      noValidate
      aria-label={premium && t("inbox.premiums.correct", { carrier: premium.carrier })}
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onCancel?.()}
      className="grid items-start gap-3 @md/facts:grid-cols-[1fr_8rem_9rem]"
    >
      <Field
        label={t("inbox.premiums.carrier")}
        required
        error={isTried && !form.carrier.trim() && t("validation:required")}
      >
        <CarrierInput ref={first} {...control("carrier")} />
      </Field>
      <Field label={t("inbox.premiums.amount")} required error={isTried && !cents && t("validation:number")}>
        <Input inputMode="decimal" {...control("amount")} />
      </Field>
      <Field label={t("inbox.premiums.months")}>
        <Select {...control("months")}>
          {terms.map((count) => (
            <option key={count} value={count}>
              {t("inbox.premiums.monthsOf", { count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("inbox.premiums.note")} className={premium ? "@md/facts:col-span-3" : "@md/facts:col-span-2"}>
        <Input maxLength={MAX.freeText} {...control("note")} />
      </Field>
      {premium ? (
        <div className="flex flex-wrap gap-2 @md/facts:col-span-3">
          <Button type="submit" size="sm" busy={isBusy}>
            {t("inbox.premiums.save")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t("ui:cancel")}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="secondary" busy={isBusy} className="@md/facts:mt-7.5">
          {t("inbox.premiums.add")}
        </Button>
      )}
    </form>
  );
}

function toFormValues({ carrier, cents, months, note }: PremiumInput): typeof EMPTY {
  return { carrier, amount: (cents / 100).toFixed(2), months: String(months), note: note ?? "" };
}

function parseCents(typed: string): number {
  const text = typed.trim();
  return AMOUNT.test(text) ? Math.round(Number(text.replace(/[$,]/g, "")) * 100) : 0;
}
