import { useState } from "react";
import type { AgentProgress } from "../../../../../domain/api/people/onboarding.ts";
import { MAX } from "../../../../../domain/platform/limits.ts";
import { ConflictNotice } from "../../../../layout/conflict-notice.tsx";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { useApiForm } from "../../../../lib/use-api-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import { useGuideAgent } from "./use-agents.ts";

const loadRules = async () => (await import("../../../../../domain/people/onboarding-forms.ts")).agentNotes;

/**
 * The notes of the mentor and the admins about an agent. Optimistic locking by version: several may write at once, and
 * nobody overwrites the other's text unseen.
 */
export function AgentNotes({ agent }: { agent: AgentProgress }) {
  const { t } = useTranslation("onboarding-team");
  // The version from when the form opened. A version fetched later belongs to text that this user has not seen.
  const [version, setVersion] = useState(agent.notesVersion);
  const [conflicts, setConflicts] = useState(0);
  const guide = useGuideAgent(agent.id, { conflict: () => setConflicts((count) => count + 1) });
  const form = useApiForm(loadRules, { notes: agent.notes });

  function start(notes: string, from: AgentProgress) {
    form.reset({ notes });
    setVersion(from.notesVersion);
    setConflicts(0);
  }

  async function save(over: string): Promise<void> {
    const { notes } = form.getValues();
    start(notes, await guide.mutateAsync({ notes, version: over }));
  }

  return (
    <Card>
      <form noValidate method="post" className="grid grid-cols-1 gap-4" onSubmit={form.submit(() => save(version))}>
        <Field label={t("notes")} hint={t("notesHint")} error={form.errorOf("notes")}>
          <Textarea rows={4} maxLength={MAX.message} {...form.register("notes")} />
        </Field>
        {conflicts > 0 && (
          <ConflictNotice
            key={conflicts}
            theirs={guide.isPending ? undefined : agent.notes}
            isBusy={guide.isPending}
            onKeepMine={() =>
              void form.attempt(async () => {
                await save(agent.notesVersion);
                form.setFocus("notes");
              })
            }
            onTakeTheirs={() => {
              start(agent.notes, agent);
              form.setFocus("notes");
            }}
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={guide.isPending}
          disabled={!form.formState.isDirty}
        >
          {t("saveNotes")}
        </Button>
      </form>
    </Card>
  );
}
