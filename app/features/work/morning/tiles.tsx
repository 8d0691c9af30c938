import { KINDS } from "../../../../domain/work/request-kinds.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MorningOffice, MorningRequests } from "../../../../domain/api/work/morning.ts";
import { COUNTED_UP_TO } from "../../../../domain/work/desk/views.ts";
import { filterOf, listAddress, type Counted } from "../../../../domain/work/morning/figures.ts";
import { ENDS_OF } from "../../../../domain/work/desk/stages.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Before } from "./figures-table.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

type TilesProps = { requests: MorningRequests; waiting: MorningOffice["waiting"] | undefined };

/** The key figures: waiting requests, response times and results. */
export function Tiles({ requests, waiting }: TilesProps) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const { kind, period, totals, unconfirmed, withoutPolicy } = requests;
  const { now, before } = totals;
  const listOf = (figure: Counted) => listAddress(kind, filterOf({ days: period, figure }));
  const waits = waiting?.[kind];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      <Tile name={t("figures.waiting")} to={listAddress(kind, { view: "waiting" })} isUrgent={(waits ?? 0) > 0}>
        {waits === undefined ? "–" : waits < COUNTED_UP_TO ? words.count(waits) : `${words.count(COUNTED_UP_TO - 1)}+`}
      </Tile>
      <Tile name={t("figures.received")} to={listOf("received")} before={words.count(before.received)}>
        {words.count(now.received)}
      </Tile>
      <Tile name={t("figures.median")} to={listOf("responded")} before={words.minutes(before.median)}>
        {words.minutes(now.median)}
      </Tile>
      <Tile name={t("figures.slowest")} to={listOf("responded")} before={words.minutes(before.slowest)}>
        {words.minutes(now.slowest)}
      </Tile>
      <Tile name={t("figures.laterMedian")} to={listOf("responded")} before={words.minutes(before.laterMedian)}>
        {words.minutes(now.laterMedian)}
      </Tile>
      {ENDS_OF[kind].map((end) => (
        <Tile key={end} name={t(`figures.${end}`)} to={listOf(end)} before={words.count(before.ended[end] ?? 0)}>
          {words.count(now.ended[end] ?? 0)}
        </Tile>
      ))}
      {KINDS[kind].isSale && (
        <>
          <Tile name={t("figures.premium")} to={listOf("won")} before={words.dollars(before.premiumCents)}>
            {words.dollars(now.premiumCents)}
          </Tile>
          <Tile
            name={t("figures.unconfirmed")}
            to={listAddress(kind, { stage: "won", confirmed: "no" })}
            isUrgent={unconfirmed > 0}
          >
            {words.count(unconfirmed)}
          </Tile>
          <Tile
            name={t("figures.withoutPolicy")}
            to={listAddress(kind, { policy: "missing" })}
            isUrgent={withoutPolicy > 0}
          >
            {words.count(withoutPolicy)}
          </Tile>
        </>
      )}
    </dl>
  );
}

type TileProps = { name: string; to: string; before?: string; isUrgent?: boolean; children: ReactNode };

function Tile({ name, to, before, isUrgent = false, children }: TileProps) {
  return (
    <div className="morning-tile" data-urgent={isUrgent || undefined}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <Link to={to} className="stretched-link font-display text-2xl font-semibold tabular-nums">
          {children}
        </Link>
        {before !== undefined && <Before said={before} />}
      </dd>
    </div>
  );
}
