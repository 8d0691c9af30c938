import type { ColleagueWork, MorningColleagues } from "../../../../domain/api/work/morning.ts";
import { dayLater } from "../../../../domain/work/morning/periods.ts";
import { listAddress } from "../../../../domain/work/morning/figures.ts";
import { LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import { FigureLink } from "./figure-link.tsx";
import { Part } from "./part.tsx";

/** The table of colleagues: what waits, is overdue and was done in the period. Each count links to what it counts. */
export function Colleagues({ colleagues }: { colleagues: MorningColleagues }) {
  const { t } = useTranslation("morning");
  return (
    <Part title={t("parts.colleagues")} note={t("colleagues.note")}>
      <Table label={t("parts.colleagues")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("by.owner")}</TableHeader>
            {LEAD_KINDS.map((kind) => (
              <TableHeader key={kind} numeric>
                {t("colleagues.waiting", { kind: t(`kinds:${kind}.many`) })}
              </TableHeader>
            ))}
            <TableHeader numeric>{t("colleagues.overdue")}</TableHeader>
            <TableHeader numeric>{t("colleagues.today")}</TableHeader>
            <TableHeader numeric>{t("colleagues.done")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {colleagues.rows.map((row) => (
            <ColleagueRow key={row.id ?? "nobody"} row={row} colleagues={colleagues} />
          ))}
        </TableBody>
      </Table>
    </Part>
  );
}

function ColleagueRow({ row, colleagues: { today, period } }: { row: ColleagueWork; colleagues: MorningColleagues }) {
  const { t } = useTranslation("morning");
  const { id, name, isAway, waiting, tasks } = row;
  const owner = id === null ? "none" : String(id);
  const due = (filter: Record<string, string>) => tasksAddress({ assignee: owner, ...filter });
  const done = { done: "true", doneBy: owner, doneFrom: period.from, doneTo: period.to };
  return (
    <TableRow>
      <TableHeader scope="row" className="max-w-60 bg-transparent! break-words whitespace-normal!">
        {name ?? t("nobody")}
        {isAway && <span className="block text-xs font-normal text-ink-soft">{t("colleagues.away")}</span>}
      </TableHeader>
      {LEAD_KINDS.map((kind) => (
        <TableCell key={kind} numeric>
          <FigureLink value={waiting[kind].all} to={listAddress(kind, { view: "waiting", owner })} />
          {waiting[kind].late > 0 && (
            <span className="block text-xs font-semibold text-brick">
              {t("colleagues.late", { count: waiting[kind].late })}
            </span>
          )}
        </TableCell>
      ))}
      <TableCell numeric>
        <FigureLink value={tasks.overdue} to={due({ to: dayLater(today, -1) })} />
      </TableCell>
      <TableCell numeric>
        <FigureLink value={tasks.today} to={due({ from: today, to: today })} />
      </TableCell>
      <TableCell numeric>{id === null ? "–" : <FigureLink value={tasks.done} to={tasksAddress(done)} />}</TableCell>
    </TableRow>
  );
}

const tasksAddress = (filter: Record<string, string>) =>
  `/tasks?${new URLSearchParams({ whose: "everybody", ...filter }).toString()}`;
