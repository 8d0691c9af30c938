import { REVIEW_ANSWERS } from "../../../../domain/work/review-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Section } from "./frame.tsx";
import { PrivateForm } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";

/**
 * The question whether the office helped, once it was mailed. The public page for reviews stands below it for everybody,
 * before and after any answer.
 */
export function DidWeHelp({ page: { review }, sent }: SectionProps) {
  const { t } = useTranslation("your-choices");
  if (!review) return null;
  const error = sent?.intent === "review" ? sent.fields["answer"] : undefined;
  return (
    <div id="did-we-help" className="scroll-mt-24">
      <Section title={t("review.title")}>
        <PrivateForm intent="review" sent={sent} submit={t("review.submit")} done={t("review.done")}>
          <RadioGroup
            legend={t("review.question")}
            name="answer"
            options={REVIEW_ANSWERS.map((value) => ({ value, label: t(`review.${value}`) }))}
            {...(review.answer && { defaultValue: review.answer })}
            {...(error && { error })}
          />
        </PrivateForm>
        {review.pageUrl && (
          <div className="grid justify-items-start gap-3">
            <p>{t("review.public")}</p>
            <ButtonLink href={review.pageUrl} rel="noreferrer" variant="secondary">
              {t("review.page")}
            </ButtonLink>
          </div>
        )}
      </Section>
    </div>
  );
}
