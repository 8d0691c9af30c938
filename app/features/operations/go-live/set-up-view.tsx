import { useEffect, useRef, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { SetUp } from "../../../../domain/api/operations/go-live.ts";
import {
  nextOpenStep,
  SET_UP_STEPS,
  TEST_OF_STEP,
  type SetUpStep,
  type StepState,
} from "../../../../domain/operations/go-live/step-names.ts";
import { recordOf } from "../../../../domain/platform/typed-records.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { StepList } from "./step-list.tsx";
import { GO_LIVE_KEYS, useSetUp } from "./use-go-live.ts";

type SetUpViewProps = {
  /** The step in the address; null for the first open one. */
  step: SetUpStep | null;
  /** The content of each step, composed by the page from several features. */
  parts: Record<SetUpStep, ReactNode>;
};

/** The set-up of a new installation: the list of steps, and the one that is worked on. */
export function SetUpView({ step, parts }: SetUpViewProps) {
  const { t } = useTranslation("set-up");
  const setUp = useSetUp();
  return (
    <QueryStates query={setUp} error={t("error")}>
      {(data) => <Steps setUp={data} chosen={step} parts={parts} />}
    </QueryStates>
  );
}

type StepsProps = { setUp: SetUp; chosen: SetUpStep | null; parts: SetUpViewProps["parts"] };

function Steps({ setUp: { steps, tests }, chosen, parts }: StepsProps) {
  const states = recordOf(SET_UP_STEPS, (step): StepState => steps.find((one) => one.step === step)?.state ?? "open");
  const step = chosen ?? nextOpenStep(states, null);
  const test = step && TEST_OF_STEP[step];
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[16rem_1fr]">
      <StepList steps={steps} current={step} />
      {step ? (
        <CurrentStep
          key={step}
          step={step}
          states={states}
          isProven={!test || Boolean(tests[test]?.arrivedAt)}
          takesFocus={chosen !== null}
        >
          {parts[step]}
        </CurrentStep>
      ) : (
        <Finished />
      )}
    </div>
  );
}

type CurrentStepProps = {
  step: SetUpStep;
  states: Record<SetUpStep, StepState>;
  /** False while a test message of the step has not arrived: the step cannot be done then, but skipped. */
  isProven: boolean;
  takesFocus: boolean;
  children: ReactNode;
};

function CurrentStep({ step, states, isProven, takesFocus, children }: CurrentStepProps) {
  const { t } = useTranslation("set-up");
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const change = useChange({
    request: (state: StepState) => ({ to: "PUT /api/set-up/steps/:step", params: { step }, body: { state } }),
    success: t("stored"),
    failure: t("failed"),
    renews: GO_LIVE_KEYS,
  });
  /** Records the state of the step, then shows the next open one. Asks first when a form has unsaved changes. */
  async function settle(state: StepState): Promise<void> {
    await change.mutateAsync(state);
    const next = nextOpenStep({ ...states, [step]: state }, step);
    if (state !== "open") await navigate(next ? `?step=${next}` : "/admin-set-up");
  }
  const press = (state: StepState) => void settle(state).catch(() => undefined); // useChange shows the error
  const isSettled = states[step] !== "open";
  return (
    <section aria-labelledby="current-step" className="grid min-w-0 grid-cols-1 gap-5">
      <div>
        <p className="text-sm text-ink-soft">
          {t("step", { number: SET_UP_STEPS.indexOf(step) + 1, all: SET_UP_STEPS.length })}
        </p>
        <h2 id="current-step" ref={heading} tabIndex={-1} className="text-2xl">
          {t(`names.${step}`)}
        </h2>
        <p className="mt-1 max-w-3xl text-ink-soft">{t(`intros.${step}`)}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button busy={change.isPending} disabled={!isProven} onClick={() => press("done")}>
          {t("done")}
        </Button>
        <Button variant="secondary" busy={change.isPending} onClick={() => press("skipped")}>
          {t("skip")}
        </Button>
        {isSettled && (
          <Button variant="ghost" busy={change.isPending} onClick={() => press("open")}>
            {t("reopen")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Finished() {
  const { t } = useTranslation("set-up");
  return (
    <Alert
      variant="success"
      title={t("finished")}
      action={
        <Link to="/admin-go-live" className={buttonClass({ size: "sm" })}>
          {t("goLive")}
        </Link>
      }
    >
      {t("finishedText")}
    </Alert>
  );
}
