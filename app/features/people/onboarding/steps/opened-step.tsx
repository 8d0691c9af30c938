import { FileQuestion } from "lucide-react";
import { errorText } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { StepEditor } from "./step-editor.tsx";
import { useSteps } from "./use-steps.ts";

/** The editor of the step in the URL; `new` creates one. */
export function OpenedStep({ id }: { id: string }) {
  const { t } = useTranslation("onboarding-steps");
  const steps = useSteps();
  return (
    <QueryStates query={steps} error={errorText(steps.error, t("error"))}>
      {(all) => {
        const step = all.find((other) => String(other.id) === id);
        if (!step && id !== "new") return <EmptyState icon={FileQuestion} title={t("notFound")} />;
        return <StepEditor key={id} step={step} others={all.filter((other) => other !== step)} />;
      }}
    </QueryStates>
  );
}
