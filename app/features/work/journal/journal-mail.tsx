import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ArchivedEmail } from "../../../../domain/api/work/journal.ts";
import { useDates } from "../../../lib/dates.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactList } from "../../../ui/fact-list.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";

/** One sent mail as HTML or plain text, with a download as a file. */
export function JournalMail({ mail }: { mail: ArchivedEmail }) {
  const { t } = useTranslation("journal");
  const dates = useDates();
  const title = useRef<HTMLHeadingElement>(null);
  // On a narrow screen the mail is below the list. The focus scrolls it into view and announces it to screen readers.
  useEffect(() => title.current?.focus(), []);
  return (
    <article aria-labelledby="mail-title" className="grid grid-cols-1 gap-4 rounded border border-line bg-surface p-6">
      <h2 ref={title} id="mail-title" tabIndex={-1} className="text-xl break-words outline-none">
        {mail.subject}
      </h2>
      <FactList
        facts={[
          [t("facts.from"), mail.from],
          [t("facts.to"), mail.to],
          ...(mail.cc ? [[t("facts.cc"), mail.cc.join(", ")] as const] : []),
          ...(mail.bcc ? [[t("facts.bcc"), mail.bcc.join(", ")] as const] : []),
          [t("facts.date"), dates.dateTime(mail.timestamp)],
          [t("facts.status"), knownText(t, "statuses", mail.status)],
          [t("facts.file"), mail.filename],
        ]}
      />
      <ButtonLink
        href={`/api/archived-emails/${mail.id}/eml`}
        download={mail.filename}
        variant="secondary"
        size="sm"
        className="justify-self-start"
      >
        <Download aria-hidden="true" />
        {t("download")}
      </ButtonLink>
      {mail.html ? (
        <Tabs defaultValue="html">
          <TabList label={t("view")}>
            <Tab value="html">{t("html")}</Tab>
            <Tab value="text">{t("text")}</Tab>
          </TabList>
          <TabPanel value="html">
            <iframe
              sandbox=""
              title={t("frame", { subject: mail.subject })}
              src={`/api/archived-emails/${mail.id}/html`}
              className="h-[500px] w-full rounded border border-line bg-paper"
            />
          </TabPanel>
          <TabPanel value="text" keepMounted={false}>
            <PlainText text={mail.text} />
          </TabPanel>
        </Tabs>
      ) : (
        <PlainText text={mail.text} />
      )}
    </article>
  );
}

function PlainText({ text }: { text: string }) {
  return <pre className="max-h-[500px] overflow-y-auto font-sans break-words whitespace-pre-wrap">{text}</pre>;
}
