import { useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Section } from "./frame.tsx";
import { Outcome } from "./private-form.tsx";
import { DRAFT, refusedForm, typedIn, type SectionProps, type SentForm } from "./section.ts";
import { OpenTalk } from "./talk-open.tsx";
import { TalkCode } from "./talk-code.tsx";

/** The section of messages and documents: behind a one-time code, then open for half an hour. */
export function Talk({ page: { talk }, sent }: SectionProps) {
  const { t } = useTranslation("page-talk");
  const [draft, setDraft] = useDraft(sent);
  const isLeaving = sent?.intent === "talk-leave";
  // Closed, while the page that says so could not be fetched.
  const isPutAway = talk.isVerified && isLeaving && sent.isDone;
  const refused = useRefusedDownload(talk.refusedDownload);
  return (
    <div id="documents" className="scroll-mt-24">
      <Section title={t("title")}>
        {!sent && refused && <Outcome sent={refused}>{refused.error}</Outcome>}
        {isLeaving && <Outcome sent={sent}>{sent.isDone ? t("left") : sent.error}</Outcome>}
        {talk.isVerified && !isPutAway && <OpenTalk talk={talk} sent={sent} draft={draft} onDraft={setDraft} />}
        {!talk.isVerified && <TalkCode talk={talk} sent={sent} draft={draft} />}
      </Section>
    </div>
  );
}

/** The outcome of a download that led back to this page, as the same object until it is another one. */
const useRefusedDownload = (error: string | null) =>
  useMemo(() => (error === null ? undefined : refusedForm({}, { error })), [error]);

/** The message that is written and not sent yet. It outlasts the half hour: after the next code it stands there again. */
function useDraft(sent: SentForm | undefined) {
  const [draft, setDraft] = useState(() => draftAfter(sent, ""));
  const [seen, setSeen] = useState(sent);
  if (sent !== seen) {
    setSeen(sent);
    setDraft(draftAfter(sent, draft));
  }
  return [draft, setDraft] as const;
}

/** Returns the draft after a form was sent: that of the form where it had one, and none once it is sent or put away. */
function draftAfter(sent: SentForm | undefined, before: string): string {
  switch (sent?.intent) {
    case "talk-message":
      return sent.isDone ? "" : typedIn(sent.values, "text");
    case "talk-leave":
      return sent.isDone ? "" : before;
    case "talk-code":
    case "talk-enter":
      return typedIn(sent.values, DRAFT);
    default:
      return before;
  }
}
