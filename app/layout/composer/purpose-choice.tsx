import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { PURPOSES, type Purpose } from "../../../domain/work/purposes.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

type Way = AnswerOptions["ways"][number];

/** Returns the reason why an address gets no message of this purpose; null when it may be written to. */
export const refusalFor = (way: Way, purpose: Purpose) =>
  purpose === "marketing" ? way.marketingRefusal : way.refusal;

type PurposeChoiceProps = { purpose: Purpose; onChange: (purpose: Purpose) => void };

/**
 * The choice of what a message is about. Renewals and other lines need a consent of their own by text, and carry an
 * opt-out by mail.
 */
export function PurposeChoice({ purpose, onChange }: PurposeChoiceProps) {
  const { t } = useTranslation("answers");
  return (
    <Field label={t("purpose.label")} hint={t(`purpose.hint.${purpose}`)}>
      <Select
        value={purpose}
        onChange={(event) => onChange(PURPOSES.find((one) => one === event.target.value) ?? purpose)}
      >
        {PURPOSES.map((one) => (
          <option key={one} value={one}>
            {t(`purpose.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
