import { FileQuestion } from "lucide-react";
import { errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { StepEditor } from "./step-editor.tsx";
import { useSteps } from "./use-steps.ts";

/** The editor of the step that the address names; `new` is one that does not exist yet. */
export function OpenedStep({ id }: { id: string }) {
  const { t } = useTranslation("onboarding-steps");
  const steps = useSteps();
  if (steps.isPending) {
    return (
      <div className="grid min-h-80 place-items-center text-indigo">
        <Spinner className="scale-150" />
      </div>
    );
  }
  const step = steps.data?.find((other) => String(other.id) === id);
  if (steps.isError || (!step && id !== "new")) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={t("notFound")}
        text={steps.isError ? errorText(steps.error, t("error")) : undefined}
        action={<Button onClick={() => void steps.refetch()}>{t("retry")}</Button>}
      />
    );
  }
  return <StepEditor key={id} step={step} others={steps.data.filter((other) => other !== step)} />;
}
