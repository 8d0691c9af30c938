import type { AgentProgress } from "../../../../../domain/api/people/onboarding.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useGuideAgent, useMentors } from "./use-agents.ts";

/** The select for an agent's mentor; a choice is saved at once. */
export function MentorField({ agent }: { agent: AgentProgress }) {
  const { t } = useTranslation("onboarding-team");
  const guide = useGuideAgent(agent.id);
  const mentors = useMentors(agent.id);
  return (
    <Card>
      <Field label={t("mentor")} hint={t("mentorHint")} error={mentors.isError && t("mentorsError")}>
        <Select
          placeholder={t("noMentor")}
          value={agent.mentorId ?? ""}
          disabled={guide.isPending || !mentors.data}
          onChange={(event) => {
            const mentorId = event.target.value ? Number(event.target.value) : null;
            guide.mutate({ mentorId });
          }}
        >
          {mentors.data?.map(({ id, name, role }) => (
            <option key={id} value={id}>
              {name} ({t(`portal:roles.${role}`)})
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}
