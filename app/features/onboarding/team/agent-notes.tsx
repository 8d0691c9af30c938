import { useForm } from "react-hook-form";
import { MAX } from "../../../../domain/limits.ts";
import type { AgentProgress } from "../../../../server/onboarding/agents.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useGuideAgent } from "./use-agents.ts";

/** What the guides want to remember about an agent. */
export function AgentNotes({ agent }: { agent: AgentProgress }) {
  const { t } = useTranslation("onboarding-team");
  const guide = useGuideAgent(agent.id);
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { notes: agent.notes } });
  const save = handleSubmit((body) =>
    guide.mutate({ path: "notes", method: "PUT", body }, { onSuccess: () => reset(body) }),
  );
  return (
    <Card>
      <form noValidate method="post" className="grid justify-items-start gap-4" onSubmit={(event) => void save(event)}>
        <Field label={t("notes")} hint={t("notesHint")} className="w-full">
          <Textarea rows={4} maxLength={MAX.message} {...register("notes")} />
        </Field>
        <Button type="submit" variant="secondary" busy={guide.isPending} disabled={!formState.isDirty}>
          {t("saveNotes")}
        </Button>
      </form>
    </Card>
  );
}
