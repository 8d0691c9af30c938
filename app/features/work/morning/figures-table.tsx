import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { Fragment } from "react";
import type { Group, MorningRequests } from "../../../../domain/api/work/morning.ts";
import { filterOf, listAddress, type Counted, type Grouping } from "../../../../domain/work/morning/figures.ts";
import { ENDS_OF } from "../../../../domain/work/desk/stages.ts";
import { sayGroup } from "../../../../domain/work/morning/say.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import { FigureLink } from "./figure-link.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

type FiguresTableProps = { requests: MorningRequests; by: Grouping; label: string };

/** The figures of every group with those of the previous period. Each count links to its requests. */
export function FiguresTable({ requests, by, label }: FiguresTableProps) {
  const { t } = useTranslation("morning");
  const { kind, groups } = requests;
  const { rows, left } = groups[by];
  const { isSale } = KINDS[kind];
  return (
    <>
      <Table label={label}>
        <TableHead>
          <TableRow>
            <TableHeader>{t(`by.${by}`)}</TableHeader>
            <TableHeader numeric>{t("figures.received")}</TableHeader>
            <TableHeader numeric>{t("figures.responded")}</TableHeader>
            <TableHeader numeric>{t("figures.median")}</TableHeader>
            <TableHeader numeric>{t("figures.slowest")}</TableHeader>
            <TableHeader numeric>{t("figures.laterMedian")}</TableHeader>
            {ENDS_OF[kind].map((end) => (
              <TableHeader key={end} numeric>
                {t(`figures.${end}`)}
              </TableHeader>
            ))}
            {isSale && <TableHeader numeric>{t("figures.premium")}</TableHeader>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((group) => (
            <GroupRow key={group.key} requests={requests} by={by} group={group} />
          ))}
        </TableBody>
      </Table>
      {left > 0 && <p className="text-sm text-ink-soft">{t("left", { count: left })}</p>}
    </>
  );
}

type GroupRowProps = { requests: MorningRequests; by: Grouping; group: Group };

function GroupRow({ requests: { kind, period }, by, group }: GroupRowProps) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const { now, before } = group;
  const counted = (figure: Counted, value: number, was: number) => {
    const filter = filterOf({ days: period, figure, group: { by, key: group.key } });
    return (
      <TableCell numeric>
        <FigureLink value={value} to={listAddress(kind, filter)} />
        <Before said={words.count(was)} />
      </TableCell>
    );
  };
  const timed = (figure: "median" | "slowest" | "laterMedian") => (
    <TableCell numeric>
      {words.minutes(now[figure])}
      <Before said={words.minutes(before[figure])} />
    </TableCell>
  );
  return (
    <TableRow>
      <TableHeader scope="row" className="max-w-60 bg-transparent! break-words whitespace-normal!">
        {sayGroup(t, by, group, words.day)}
      </TableHeader>
      {counted("received", now.received, before.received)}
      {counted("responded", now.responded, before.responded)}
      {timed("median")}
      {timed("slowest")}
      {timed("laterMedian")}
      {ENDS_OF[kind].map((end) => (
        <Fragment key={end}>{counted(end, now.ended[end] ?? 0, before.ended[end] ?? 0)}</Fragment>
      ))}
      {KINDS[kind].isSale && (
        <TableCell numeric>
          {words.dollars(now.premiumCents)}
          <Before said={words.dollars(before.premiumCents)} />
        </TableCell>
      )}
    </TableRow>
  );
}

/** A figure's value in the previous period. */
export function Before({ said }: { said: string }) {
  const { t } = useTranslation("morning");
  return <span className="block text-xs font-normal text-ink-soft">{t("change.was", { before: said })}</span>;
}
