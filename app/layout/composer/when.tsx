import type { AnswerWay } from "../../../domain/api/work/answers.ts";
import { momentOf } from "../../../domain/platform/wall-clock.ts";
import { useAgency } from "../../lib/agency.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

type WhenProps = { way: AnswerWay; sendAt: string; error: string | undefined; onChange: (sendAt: string) => void };

/** The choice of the time of sending, with a notice when no sender is configured. */
export function When({ way, sendAt, error, onChange }: WhenProps) {
  const { t } = useTranslation("answers");
  const { timezone } = useAgency();
  const dates = useDates();
  const said = (moment: string) => ({ time: dates.dateTime(moment) });
  const goes = sendAt
    ? t("when.later", said(momentOf(sendAt, timezone).toISOString()))
    : way.sendAt
      ? t("when.quiet", said(way.sendAt))
      : t("when.now");
  return (
    <>
      {!way.isConfigured && <Alert variant="info">{t(`channels:${way.channel}.unconfigured`)}</Alert>}
      <Field label={t("later")} hint={t("laterHint")} error={error}>
        <Input type="datetime-local" value={sendAt} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {way.isConfigured && <p className="text-sm">{goes}</p>}
    </>
  );
}
