import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnswerWay } from "../../../domain/api/work/answers.ts";
import type { AnswerTime } from "../../../domain/work/answers.ts";
import { momentOf } from "../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../lib/agency.ts";
import { api, unattended } from "../../lib/api.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useAnswerSubject } from "./answer-subject.ts";
import type { AnswerSubject } from "./drafts.ts";

type WhenProps = { way: AnswerWay; sendAt: string; error: string | undefined; onChange: (sendAt: string) => void };

const MINUTE_MS = 60_000;

/** The choice of the time of sending, the time at which it really goes, and a notice when no sender is configured. */
export function When({ way, sendAt, error, onChange }: WhenProps) {
  const { t } = useTranslation("answers");
  return (
    <>
      {!way.isConfigured && <Alert variant="info">{t(`channels:${way.channel}.unconfigured`)}</Alert>}
      <Field label={t("later")} hint={t("laterHint")} error={error}>
        <Input type="datetime-local" value={sendAt} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {way.isConfigured && <LeavesAt way={way} sendAt={sendAt} />}
    </>
  );
}

/** The time at which the message leaves: at once, at the time wanted, or after the quiet hours of its recipient. */
function LeavesAt({ way: { channel, to, sendAt: atFirst }, sendAt }: Pick<WhenProps, "way" | "sendAt">) {
  const { t } = useTranslation("answers");
  const { timezone } = useAgency();
  const dates = useDates();
  const { path, id } = useAnswerSubject();
  const wanted = sendAt ? momentOf(sendAt, timezone).toISOString() : undefined;
  const time = useQuery({
    queryKey: ["answer-time", path, id, channel, to, wanted],
    queryFn: () => askForTime({ path, id }, { channel, to, ...(wanted && { sendAt: wanted }) }),
    gcTime: 0,
    placeholderData: keepPreviousData,
    // The quiet hours may begin while somebody writes.
    refetchInterval: MINUTE_MS,
  });
  // Until the server has said it: as it was when the form opened, or as wanted.
  const { leaves, isSoon } = time.data ?? { leaves: wanted ?? atFirst, isSoon: !wanted && !atFirst };
  if (isSoon || !leaves) return <p className="text-sm">{t("when.now")}</p>;
  const isAsWanted = wanted && Math.abs(Date.parse(leaves) - Date.parse(wanted)) < MINUTE_MS;
  const said = { time: dates.dateTime(leaves) };
  return (
    <p role="status" className="text-sm">
      {isAsWanted ? t("when.later", said) : t("when.quiet", said)}
    </p>
  );
}

/** Asks the server when a message would leave, and tells whether that is as good as now. */
async function askForTime({ path, id }: Pick<AnswerSubject, "path" | "id">, body: AnswerTime) {
  const { sendAt } = await unattended(() => api(`POST ${path}/:id/answer-time`, { params: { id }, body }));
  return { leaves: sendAt, isSoon: Date.parse(sendAt) - Date.now() < MINUTE_MS };
}
