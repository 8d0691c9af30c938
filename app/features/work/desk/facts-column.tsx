import { useDeferredValue } from "react";
import { TasksAbout } from "../../../layout/tasks/tasks-about.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Appointment } from "./appointment.tsx";
import { History } from "./history.tsx";
import { LeadActions, useMayKeep } from "./lead-actions.tsx";
import type { ShownField } from "./lead-facts.tsx";
import { Part } from "./letter-part.tsx";
import { OffersPart } from "./offers-part.tsx";
import { Person } from "./person.tsx";
import { PolicyPart } from "./policy-part.tsx";
import { Premiums } from "./premiums.tsx";
import { RequestFiles } from "./request-files.tsx";
import { SequenceRuns } from "./sequence-runs.tsx";
import { ShareFromRequest } from "./share-from-request.tsx";
import { useWork } from "./use-work.ts";
import { Wish } from "./wish.tsx";

type FactsColumnProps = { fields: ShownField[]; onLeave: () => void; onGone: () => void };

/** The facts of a request, each part under a heading that folds it. */
export function FactsColumn({ fields, onLeave, onGone }: FactsColumnProps) {
  const { t } = useTranslation("desk");
  const { lead } = useWork();
  // An opened request is painted with its conversation, person and wish; the parts below come right after.
  const isPainted = useDeferredValue(true, false);
  return (
    <>
      <Part name="person" title={t("parts.person")}>
        <Person fields={fields} onGone={onGone} />
        <ShareFromRequest />
      </Part>
      <Part name="wish" title={t("parts.wish")}>
        <Wish lead={lead} fields={fields} />
      </Part>
      {isPainted ? <PartsBelow onLeave={onLeave} onGone={onGone} /> : <div hidden data-behind="" />}
    </>
  );
}

function PartsBelow({ onLeave, onGone }: Omit<FactsColumnProps, "fields">) {
  const { t } = useTranslation("desk");
  const { lead, path } = useWork();
  const mayKeep = useMayKeep(lead);
  return (
    <>
      {"premiums" in lead && <Premiums lead={lead} />}
      {"premiums" in lead && <OffersPart lead={lead} />}
      {"premiums" in lead && lead.work.stage === "won" && <PolicyPart lead={lead} />}
      {"premiums" in lead && <SequenceRuns lead={lead} />}
      <RequestFiles about={{ path, id: lead.id, reference: lead.reference }} />
      <Part name="appointment" title={t("bookings:part")}>
        <Appointment lead={lead} />
      </Part>
      <Part name="tasks" title={t("tasks:title")}>
        <TasksAbout about={{ reference: lead.reference }} />
      </Part>
      <Part name="history" title={t("inbox.history.title")}>
        <History lead={lead} />
      </Part>
      {mayKeep && (
        <Part name="keeping" title={t("parts.keeping")} isFolded>
          <LeadActions lead={lead} path={path} onLeft={onLeave} onGone={onGone} />
        </Part>
      )}
    </>
  );
}
