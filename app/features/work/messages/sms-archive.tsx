import type { PresentedSms } from "../../../../domain/api/work/messages.ts";
import type { Role } from "../../../../domain/platform/permissions.ts";
import { formatPhone } from "../../../../domain/platform/phone.ts";
import { smsCommand } from "../../../../domain/work/sms-words.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { PictureLinks } from "../../../layout/picture-links.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ARCHIVE_PAGE, type ArchiveKind } from "./archive-kind.ts";
import { Archive } from "./archive.tsx";
import { previewOf } from "./preview.ts";

const SMS_ARCHIVE: ArchiveKind<PresentedSms> = {
  namespace: "sms-admin",
  channel: "sms",
  fetch: (id) => api("GET /api/sms/:id", { params: { id } }),
  titleOf: (sms) => previewOf(sms.body),
  headingOf: (sms) => formatPhone(sms.direction === "in" ? sms.from : sms.to),
  dateFormat: "stamp",
  Body: SmsBody,
};

export function SmsArchive({ role }: { role: Role }) {
  const list = useList("GET /api/sms", { limit: ARCHIVE_PAGE });
  return <Archive kind={SMS_ARCHIVE} list={list} role={role} />;
}

/** A text message. Its attachment is hosted elsewhere, so it is only a link and nothing is fetched automatically. */
function SmsBody({ row }: { row: PresentedSms }) {
  const { t } = useTranslation("sms-admin");
  return (
    <div className="grid gap-3">
      {row.direction === "in" && smsCommand(row.body) === "unclear" && (
        <Alert variant="info" role="note" title={t("unclearStop.title")}>
          {t("unclearStop.text")}
        </Alert>
      )}
      <p className="break-words whitespace-pre-wrap">{row.body}</p>
      <PictureLinks urls={row.pictures} label={t("media")} />
    </div>
  );
}
