import { formatPhone } from "../../../domain/phone.ts";
import { smsCommand } from "../../../domain/sms-words.ts";
import type { PresentedSms } from "../../../server/messages/list-messages.ts";
import { formatStamp } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import type { ArchiveKind } from "./archive-kind.ts";
import { previewOf } from "./preview.ts";

export const SMS_ARCHIVE: ArchiveKind<PresentedSms> = {
  namespace: "sms-admin",
  path: "/api/sms",
  name: "messages",
  resource: "sms-archive",
  titleOf: (sms) => previewOf(sms.body),
  headingOf: (sms) => formatPhone(sms.direction === "in" ? sms.from : sms.to),
  dateOf: formatStamp,
  addressOf: formatPhone,
  Body: SmsBody,
};

/** A text message. What is attached to it lies elsewhere: it is a link, and nothing is fetched by itself. */
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
      {row.mediaUrl?.startsWith("https://") && (
        <a href={row.mediaUrl} target="_blank" rel="noreferrer noopener" className="link justify-self-start">
          {t("media")}
        </a>
      )}
    </div>
  );
}
