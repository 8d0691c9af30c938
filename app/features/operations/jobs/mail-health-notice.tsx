import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailHealth } from "../../../../domain/api/operations/jobs.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useFailureText } from "../../../lib/failure-text.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";

/**
 * Warns when mails are held because the mail server rejects all of ours, and when a person has to decide about messages
 * that may have been sent. Renders nothing otherwise.
 */
export function MailHealthNotice() {
  const { data } = useQuery({ queryKey: ["mail-health"], queryFn: () => api("GET /api/mail-health") });
  if (!data) return null;
  return (
    <>
      {data.held && <HeldMails held={data.held} />}
      <UnclearMessages unclear={data.unclear} />
    </>
  );
}

function HeldMails({ held: { count, since, reason } }: { held: NonNullable<MailHealth["held"]> }) {
  const { t } = useTranslation("jobs");
  const dates = useDates();
  const failureText = useFailureText();
  return (
    <Alert variant="error" title={t("mailHeld.title")}>
      <p>{t("mailHeld.waiting", { count, since: dates.dateTime(since) })}</p>
      <p>{t("mailHeld.mend", { reason: failureText(reason) })}</p>
    </Alert>
  );
}

function UnclearMessages({ unclear }: Pick<MailHealth, "unclear">) {
  const { t } = useTranslation("jobs");
  const channels = MESSAGE_CHANNELS.filter((channel) => unclear[CHANNELS[channel].plural].count > 0);
  if (channels.length === 0) return null;
  return (
    <Alert variant="info" title={t("unclear.title")}>
      <p>{t("unclear.text")}</p>
      {channels.map((channel) => {
        const { plural, page } = CHANNELS[channel];
        const { first, count } = unclear[plural];
        return (
          <p key={channel}>
            <Link to={`${page}?message=${first}`} className="link">
              {t(`channels:${channel}.unclear`, { count })}
            </Link>
          </p>
        );
      })}
    </Alert>
  );
}
