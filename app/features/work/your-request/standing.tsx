import { Face } from "../../../layout/face.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { SaidFirst } from "../leads/nothing-yet.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import { useAnswerTime } from "../leads/use-answer-time.ts";
import type { SectionProps } from "./section.ts";

type StandingData = SectionProps["page"]["standing"];

/** The state of the request in plain words: what was done, whose turn it is, who works on it, and until when. */
export function Standing({ page: { standing } }: SectionProps) {
  const { t } = useTranslation("your-request");
  const dates = useDates();
  const { stage, reference, subject, sentAt, agent, isEnded, turnedInto } = standing;
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1>{t("title")}</h1>
        <p className="text-ink-soft first-letter:uppercase">
          {t("about", { subject, reference, date: dates.date(sentAt) })}
        </p>
      </header>
      {standing.first && <SaidFirst text={standing.first} />}
      <p className="text-xl">{turnedInto ? t("turned", { reference: turnedInto }) : t(`stage.${stage}`)}</p>
      {!isEnded && <Turn standing={standing} />}
      {agent && (
        <div className="flex items-center gap-4">
          <Face member={agent} tint={0} />
          <p>{t("agent", { name: agent.name })}</p>
        </div>
      )}
      <p>
        {t("call")} <PhoneLink />
      </p>
    </div>
  );
}

/** The side whose turn it is. A promised time that is over is said as it is. */
function Turn({ standing }: { standing: StandingData }) {
  const { t } = useTranslation("your-request");
  const { promise, location, waitsFor } = standing;
  const when = useAnswerTime({ at: promise?.at ?? "", answerBy: promise?.answerBy, location });
  if (promise?.isLate) return <p>{t("turn.late", { when })}</p>;
  if (promise) return <p>{t("turn.promised", { when })}</p>;
  return <p>{t(`turn.${waitsFor}`)}</p>;
}
