import { useState, type SyntheticEvent } from "react";
import { MAX } from "../../../domain/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { usePremiums } from "./use-premiums.ts";

const TERMS = [6, 12, 1];
const EMPTY = { carrier: "", amount: "", months: "6", note: "" };
/** Dollars as people type them: 1,234.50, with or without the sign. */
const AMOUNT = /^\$?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;

/** One more carrier's price. */
export function PremiumForm() {
  const { t } = useTranslation("desk");
  const { add, isBusy } = usePremiums();
  const [form, setForm] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const cents = centsOf(form.amount);
  const control = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!form.carrier.trim() || !cents) return;
    const premium = {
      carrier: form.carrier.trim(),
      cents,
      months: Number(form.months),
      note: form.note.trim() || null,
    };
    add(premium, () => {
      setForm(EMPTY);
      setTried(false);
    });
  }

  return (
    <form noValidate onSubmit={save} className="grid items-start gap-3 sm:grid-cols-[1fr_8rem_9rem]">
      <Field
        label={t("inbox.premiums.carrier")}
        required
        error={isTried && !form.carrier.trim() && t("validation:required")}
      >
        <Input maxLength={MAX.name} {...control("carrier")} />
      </Field>
      <Field label={t("inbox.premiums.amount")} required error={isTried && !cents && t("validation:number")}>
        <Input inputMode="decimal" {...control("amount")} />
      </Field>
      <Field label={t("inbox.premiums.months")}>
        <Select {...control("months")}>
          {TERMS.map((count) => (
            <option key={count} value={count}>
              {t("inbox.premiums.monthsOf", { count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("inbox.premiums.note")} className="sm:col-span-2">
        <Input maxLength={MAX.freeText} {...control("note")} />
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} className="sm:mt-7.5">
        {t("inbox.premiums.add")}
      </Button>
    </form>
  );
}

function centsOf(typed: string): number {
  const text = typed.trim();
  return AMOUNT.test(text) ? Math.round(Number(text.replace(/[$,]/g, "")) * 100) : 0;
}
