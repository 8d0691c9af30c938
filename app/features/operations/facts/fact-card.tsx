import { Link } from "react-router";
import type { ListedFact } from "../../../../domain/api/operations/facts.ts";
import type { FactState } from "../../../../domain/operations/facts.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";

const TONES: Record<FactState, BadgeTone> = { unchecked: "error", due: "accent", checked: "success" };

type FactCardProps = { fact: ListedFact; isBusy: boolean; onCheck: () => void };

/** One legal fact: its statement, its law, its last check, and the texts that use it. */
export function FactCard({ fact, isBusy, onCheck }: FactCardProps) {
  const { t } = useTranslation("facts");
  return (
    <Card as="li" className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_16rem] lg:gap-8">
      <div className="grid min-w-0 content-start gap-2">
        <CardTitle as="h2" className="text-lg">
          {fact.name}
        </CardTitle>
        <p className="text-lg">{fact.says}</p>
        <p className="text-sm text-ink-soft">{fact.rule}</p>
        <Uses fact={fact} />
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <Badge tone={TONES[fact.state]}>{t(`states.${fact.state}`)}</Badge>
        <Checked fact={fact} />
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={t("checkName", { name: fact.name })}
          onClick={onCheck}
        >
          {t("check")}
        </Button>
      </div>
    </Card>
  );
}

function Checked({ fact: { checkedAt, checkedBy, dueAt } }: { fact: ListedFact }) {
  const { t } = useTranslation("facts");
  const dates = useDates();
  if (!checkedAt || !dueAt) return <p className="text-sm text-ink-soft">{t("never")}</p>;
  const date = dates.date(checkedAt);
  return (
    <p className="text-sm text-ink-soft">
      {checkedBy ? t("checkedBy", { date, name: checkedBy }) : t("checkedOn", { date })}
      <br />
      {t("due", { date: dates.date(dueAt) })}
    </p>
  );
}

function Uses({ fact: { uses } }: { fact: ListedFact }) {
  const { t } = useTranslation("facts");
  if (uses.length === 0) return <p className="text-sm text-ink-soft">{t("noUses")}</p>;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit items-center font-semibold text-indigo">
        {t("uses", { count: uses.length })}
      </summary>
      <ul className="mt-2 grid list-disc gap-1 ps-6">
        {uses.map(({ title, to }) => (
          <li key={`${to} ${title}`} className="break-words">
            {to ? (
              <Link to={to} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
