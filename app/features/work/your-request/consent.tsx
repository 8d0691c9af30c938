import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Section } from "./frame.tsx";
import { PrivateForm } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";

const INTENT = "withdraw-consent";

/** The consent to calls and texts as it was given, and its withdrawal. Nothing when none was given. */
export function Consent({ page: { consent }, sent }: SectionProps) {
  const { t } = useTranslation("your-request");
  const dates = useDates();
  if (!consent) return null;
  const { text, language, at, lastDigits, isTextStopped, isCallStopped } = consent;
  const isDone = sent?.intent === INTENT && sent.isDone;
  const isOver = isTextStopped && isCallStopped && !isDone;
  return (
    <Section title={t("consent.title")}>
      <p>{t("consent.given", { date: dates.date(at), digits: lastDigits })}</p>
      {text && (
        <blockquote lang={language} className="border-l-4 border-line-strong pl-4 text-ink-soft">
          {text}
        </blockquote>
      )}
      {isOver ? (
        <p className="font-semibold">{t("consent.over")}</p>
      ) : (
        <PrivateForm
          intent={INTENT}
          sent={sent}
          submit={t("consent.submit")}
          variant="secondary"
          done={t("consent.done")}
        >
          {isTextStopped && !isDone && <p className="font-semibold">{t("consent.noTexts")}</p>}
          <RadioGroup
            legend={t("consent.legend")}
            name="channels"
            defaultValue="both"
            options={[
              { value: "both", label: t("consent.both") },
              ...(isTextStopped ? [] : [{ value: "text", label: t("consent.text") }]),
            ]}
          />
        </PrivateForm>
      )}
    </Section>
  );
}
