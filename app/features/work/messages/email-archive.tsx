import { useState } from "react";
import type { PresentedEmail } from "../../../../domain/api/work/messages.ts";
import type { Role } from "../../../../domain/platform/permissions.ts";
import type { Translate } from "../../../../domain/platform/text-keys.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useList } from "../../../lib/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { ARCHIVE_PAGE, type ArchiveKind } from "./archive-kind.ts";
import { MessageFiles } from "../../../layout/files/message-files.tsx";
import { Archive } from "./archive.tsx";
import { MailViews } from "./mail-views.tsx";
import { Unsorted } from "./unsorted.tsx";

const EMAIL_ARCHIVE: ArchiveKind<PresentedEmail> = {
  namespace: "emails",
  channel: "email",
  fetch: (id) => api("GET /api/emails/:id", { params: { id } }),
  titleOf: subjectOf,
  headingOf: subjectOf,
  dateFormat: "dateTime",
  Body: EmailBody,
};

export function EmailArchive({ role }: { role: Role }) {
  const { parameters } = useAddress();
  return parameters.get("view") === "unsorted" ? <Unsorted role={role} /> : <Mailbox role={role} />;
}

function Mailbox({ role }: { role: Role }) {
  const list = useList("GET /api/emails", { limit: ARCHIVE_PAGE });
  return <Archive kind={EMAIL_ARCHIVE} list={list} role={role} views={<MailViews current="all" />} />;
}

function subjectOf(mail: PresentedEmail, t: Translate): string {
  return mail.subject || t("emails:noSubject");
}

/**
 * An HTML mail in a sandboxed iframe that runs no scripts and fetches nothing; its plain text on demand, or when there
 * is no HTML.
 */
function EmailBody({ row }: { row: PresentedEmail }) {
  const { t } = useTranslation("emails");
  const [isPlain, setPlain] = useState(!row.html);
  return (
    <div className="grid gap-3">
      {row.html && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setPlain(!isPlain)}>
          {t(isPlain ? "formatted" : "plain")}
        </Button>
      )}
      {isPlain ? (
        <p className="break-words whitespace-pre-wrap">{row.text}</p>
      ) : (
        <iframe
          title={row.subject}
          src={`/api/emails/${row.id}/html`}
          sandbox=""
          referrerPolicy="no-referrer"
          className="h-96 w-full rounded border border-line bg-paper"
        />
      )}
      <MessageFiles files={row.attachments} leftOut={0} />
    </div>
  );
}
