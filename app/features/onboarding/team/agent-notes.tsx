import { useState } from "react";
import { useForm } from "react-hook-form";
import { MAX } from "../../../../domain/limits.ts";
import type { AgentProgress } from "../../../../server/onboarding/agents.ts";
import { ConflictNotice } from "../../../layout/conflict-notice.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useGuideAgent } from "./use-agents.ts";

/** What the guides want to remember about an agent. Several may write at once: nobody's words are overwritten unseen. */
export function AgentNotes({ agent }: { agent: AgentProgress }) {
  const { t } = useTranslation("onboarding-team");
  // As it was when the form opened: a version that is fetched later belongs to words that this guide has not seen.
  const [version, setVersion] = useState(agent.notesVersion);
  const [hasConflict, setConflict] = useState(false);
  const guide = useGuideAgent(agent.id, { conflict: () => setConflict(true) });
  const { register, handleSubmit, reset, formState, getValues } = useForm({ defaultValues: { notes: agent.notes } });

  function start(notes: string, from: AgentProgress) {
    reset({ notes });
    setVersion(from.notesVersion);
    setConflict(false);
  }

  function save(over: string) {
    const { notes } = getValues();
    const done = { onSuccess: (saved: AgentProgress) => start(notes, saved) };
    guide.mutate({ path: "notes", method: "PUT", body: { notes, version: over } }, done);
  }

  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => void handleSubmit(() => save(version))(event)}
      >
        <Field label={t("notes")} hint={t("notesHint")}>
          <Textarea rows={4} maxLength={MAX.message} {...register("notes")} />
        </Field>
        {hasConflict && (
          <ConflictNotice
            theirs={guide.isPending ? undefined : agent.notes}
            isBusy={guide.isPending}
            onKeepMine={() => save(agent.notesVersion)}
            onTakeTheirs={() => start(agent.notes, agent)}
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={guide.isPending}
          disabled={!formState.isDirty}
        >
          {t("saveNotes")}
        </Button>
      </form>
    </Card>
  );
}
