import { CircleCheck, CircleX } from "lucide-react";
import { useState, type Ref, type SyntheticEvent } from "react";
import type { QuizResult } from "../../../../domain/api/people/onboarding.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { JourneyStep } from "./use-onboarding.ts";
import { useStepReport } from "./use-step-report.ts";

type StepQuizProps = { step: JourneyStep; isOpen: boolean; heading: Ref<HTMLHeadingElement> };

/**
 * The quiz of a step. Once all questions are answered, the server returns the score, the right answers and the reasons.
 */
export function StepQuiz({ step, isOpen, heading }: StepQuizProps) {
  const { t } = useTranslation("onboarding");
  const report = useStepReport(step.id);
  const [answers, setAnswers] = useState<(number | undefined)[]>(() => step.quiz.map(() => undefined));
  const [result, setResult] = useState<QuizResult>();
  const [isMissing, setMissing] = useState(false);

  function check(event: SyntheticEvent) {
    event.preventDefault();
    const given = answers.filter((answer) => answer !== undefined);
    setMissing(given.length < step.quiz.length);
    if (given.length < step.quiz.length) return;
    report.mutate({ answers: given }, { onSuccess: ({ quizResult }) => setResult(quizResult) });
  }

  function again() {
    setAnswers(step.quiz.map(() => undefined));
    setResult(undefined);
  }

  return (
    <Card as="section" aria-labelledby="quiz">
      <CardTitle id="quiz" ref={heading} tabIndex={-1} className="scroll-mt-24">
        {t("quiz.title")}
      </CardTitle>
      <p className="mt-1 text-ink-soft">{isOpen ? t("quiz.intro") : t("quiz.startFirst")}</p>
      <form noValidate method="post" className="mt-6 grid gap-6" onSubmit={check}>
        {step.quiz.map(({ question, options }, at) => (
          <div key={question}>
            <RadioGroup
              legend={`${at + 1}. ${question}`}
              name={`question-${step.id}-${at}`}
              options={options.map((label, value) => ({
                value: String(value),
                label,
                hint: result && (
                  <Reason
                    text={result.reasons[at]?.[value]}
                    isRight={value === result.correct[at]}
                    isChosen={value === answers[at]}
                  />
                ),
              }))}
              value={answers[at] === undefined ? "" : String(answers[at])}
              disabled={!isOpen || result !== undefined}
              error={isMissing && answers[at] === undefined ? t("validation:answers") : undefined}
              onChange={(event) => setAnswers(answers.with(at, Number(event.target.value)))}
            />
            {result && (
              <Verdict isRight={answers[at] === result.correct[at]} right={options[result.correct[at] ?? 0]} />
            )}
          </div>
        ))}
        {result && (
          <Alert variant={result.score === 100 ? "success" : "info"} title={t("score", { score: result.score })}>
            {result.score === 100 ? t("quiz.perfect") : t("quiz.readAgain")}
          </Alert>
        )}
        {isOpen && (
          <div>
            {result ? (
              <Button variant="secondary" onClick={again}>
                {t("quiz.again")}
              </Button>
            ) : (
              <Button type="submit" variant="secondary" busy={report.isPending}>
                {t("quiz.check")}
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  );
}

/** The reason why an option is right or wrong. The colors only support the verdict below, which says it in words. */
function Reason({ text, isRight, isChosen }: { text: string | undefined; isRight: boolean; isChosen: boolean }) {
  return <span className={isRight ? "text-sage" : isChosen ? "text-brick" : undefined}>{text}</span>;
}

function Verdict({ isRight, right }: { isRight: boolean; right: string | undefined }) {
  const { t } = useTranslation("onboarding");
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <p className={isRight ? "flex gap-2 text-sage" : "flex gap-2 text-brick"}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {isRight ? t("quiz.right") : t("quiz.wrong", { answer: right })}
    </p>
  );
}
