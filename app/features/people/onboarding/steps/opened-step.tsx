import { FileQuestion } from "lucide-react";
import { TakenForm, useTakeTheirs } from "../../../../layout/take-theirs.tsx";
import { errorText } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { StepEditor } from "./step-editor.tsx";
import { useSteps } from "./use-steps.ts";

/**
 * The editor of the step in the URL; `new` creates one. It begins with the step as it is stored now, and again when the
 * user takes over another admin's version; a background refetch does not touch it.
 */
export function OpenedStep({ id }: { id: string }) {
  const { t } = useTranslation("onboarding-steps");
  const steps = useSteps();
  const { taken, takeTheirs } = useTakeTheirs(steps.refetch);
  const data = steps.isFetchedAfterMount ? steps.data : undefined;
  return (
    <QueryStates query={{ ...steps, data }} error={errorText(steps.error, t("error"))}>
      {(all) => {
        const step = all.find((other) => String(other.id) === id);
        if (!step && id !== "new") return <EmptyState icon={FileQuestion} title={t("notFound")} />;
        return (
          <TakenForm key={id} taken={taken}>
            <StepEditor step={step} others={all.filter((other) => other !== step)} onTakeTheirs={takeTheirs} />
          </TakenForm>
        );
      }}
    </QueryStates>
  );
}
