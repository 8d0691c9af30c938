import { useState } from "react";
import { Link } from "react-router";
import type { GoLive, ShownLine } from "../../../../domain/api/operations/go-live.ts";
import type { LineState } from "../../../../domain/operations/go-live/line.ts";
import type { StatementName } from "../../../../domain/operations/go-live/statement-names.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { StatementDialog } from "./statement-dialog.tsx";

const TONES: Record<LineState, BadgeTone> = { todo: "error", unknown: "accent", done: "success" };

type LineListProps = { label: string; lines: ShownLine[]; statements: GoLive["statements"] };

/** Lines of the go-live list, and the dialog in which the owner makes a statement. */
export function LineList({ label, lines, statements }: LineListProps) {
  const [stated, setStated] = useState<{ name: StatementName; title: string } | null>(null);
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-4">
        {lines.map((line) => (
          <LineCard
            key={line.id}
            line={line}
            statements={statements}
            onState={(name) => setStated({ name, title: line.title })}
          />
        ))}
      </ul>
      {stated && (
        <StatementDialog
          name={stated.name}
          title={stated.title}
          former={statements[stated.name] ?? null}
          onClose={() => setStated(null)}
        />
      )}
    </>
  );
}

type LineCardProps = Pick<LineListProps, "statements"> & { line: ShownLine; onState: (name: StatementName) => void };

/** One line: its state, a sentence, the record to add, and what mends it. */
function LineCard({ line, statements, onState }: LineCardProps) {
  const { t } = useTranslation("go-live");
  const { title, state, text, to, record, statement } = line;
  const note = statement && statements[statement]?.note;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 lg:grid-cols-[14rem_1fr_auto] lg:gap-6">
      <div className="grid content-start justify-items-start gap-2">
        <CardTitle as="h3" className="text-lg break-words">
          {title}
        </CardTitle>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p className="break-words">{text}</p>
        {note && <p className="break-words text-ink-soft">{note}</p>}
        {record && <RecordToAdd record={record} />}
      </div>
      <div className="flex flex-wrap content-start items-start gap-2 lg:max-w-52 lg:justify-end">
        {statement && (
          <StatementActions
            name={statement}
            title={title}
            isMade={statements[statement] !== undefined}
            onState={() => onState(statement)}
          />
        )}
        {to && (
          <Link
            to={to}
            aria-label={t("mendName", { name: title })}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {t("mend")}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** A DNS record exactly as it is entered. One press selects a value, to be copied. */
function RecordToAdd({ record }: { record: NonNullable<ShownLine["record"]> }) {
  const { t } = useTranslation("go-live");
  return (
    <div className="rounded border border-line bg-surface-2 p-3 text-sm">
      <p className="font-semibold">{t("record.add")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {(["type", "name", "value"] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-soft">{t(`record.${part}`)}</dt>
            <dd className="min-w-0 font-mono break-all select-all">{record[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
