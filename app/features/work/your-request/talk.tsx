import { useTranslation } from "../../../lib/i18n.tsx";
import { Section } from "./frame.tsx";
import { Outcome } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";
import { OpenTalk } from "./talk-open.tsx";
import { TalkCode } from "./talk-code.tsx";

/** The section of messages and documents: behind a one-time code, then open for half an hour. */
export function Talk({ page: { talk }, sent }: SectionProps) {
  const { t } = useTranslation("page-talk");
  return (
    <Section title={t("title")}>
      {sent?.intent === "talk-leave" && sent.isDone && <Outcome sent={sent}>{t("left")}</Outcome>}
      {talk.isVerified ? <OpenTalk talk={talk} sent={sent} /> : <TalkCode talk={talk} sent={sent} />}
    </Section>
  );
}
