import { entriesOf } from "../../../domain/platform/typed-records.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type {
  Compared,
  MorningColleagues,
  MorningOffice,
  MorningRequests,
  MorningVisits,
} from "../../../domain/api/work/morning.ts";
import { GROUPINGS } from "../../../domain/work/morning/figures.ts";
import type { OutcomeNames } from "../../../domain/work/desk/outcomes.ts";
import { ENDS_OF } from "../../../domain/work/desk/stages.ts";
import { sayGroup, sayTypeOrNone } from "../../../domain/work/morning/say.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";

/** One figure of the morning page, with its labels. */
export type Line = { part: string; group: string; figure: string; value: number | null; before: number | null };
type Figure = Pick<Line, "figure" | "value" | "before">;

/** Lists the figures of a kind's requests: in total, by group, and the reasons why they were lost. */
export function requestLines(
  t: Translate,
  { kind, totals, groups, lost, unconfirmed, withoutPolicy }: MorningRequests,
  names: OutcomeNames,
): Line[] {
  const part = t("morning:parts.totals");
  return [
    ...figuresOf(t, kind, totals).map((figure) => ({ part, group: "", ...figure })),
    { part, group: "", ...figureOf(t("morning:figures.unconfirmed"), unconfirmed) },
    ...(KINDS[kind].isSale
      ? [{ part, group: "", ...figureOf(t("morning:figures.withoutPolicy"), withoutPolicy) }]
      : []),
    ...GROUPINGS.flatMap((by) =>
      groups[by].rows.flatMap((row) => {
        const group = sayGroup(t, by, row, (day) => day);
        return figuresOf(t, kind, row).map((figure) => ({ part: t(`morning:by.${by}`), group, ...figure }));
      }),
    ),
    ...lost.map(({ reason, now, before }) => ({
      part: t("morning:parts.lost"),
      group: names.lostReason(reason),
      ...figureOf(t("morning:figures.lost"), now, before),
    })),
  ];
}

/** Lists the figures of the office: waiting requests, renewals, opt-outs, subscribers and message delivery. */
export function officeLines(
  t: Translate,
  { waiting, renewals, optOuts, subscribers, calls, delivery }: MorningOffice,
): Line[] {
  return [
    ...LEAD_KINDS.map((kind) => ({
      part: t("morning:parts.waiting"),
      group: t(`kinds:${kind}.many`),
      ...figureOf(t("morning:figures.waiting"), waiting[kind]),
    })),
    ...renewals.flatMap(({ days, count, premiumCents }) => {
      const about = { part: t("morning:parts.renewals"), group: t("morning:renewals.within", { days }) };
      return [
        { ...about, ...figureOf(t("morning:renewals.count"), count) },
        { ...about, ...figureOf(inDollars(t, t("morning:renewals.premium")), premiumCents / 100) },
      ];
    }),
    ...(["texts", "calls", "newsletter", "subscribers"] as const).flatMap((name) => {
      const { all, now, before } = { ...optOuts, subscribers }[name];
      const about = { part: t("morning:parts.wishes"), group: t(`morning:wishes.${name}`) };
      return [
        { ...about, ...figureOf(t("morning:wishes.all"), all) },
        { ...about, ...figureOf(t("morning:wishes.now"), now, before) },
      ];
    }),
    ...entriesOf(calls).map(([name, { now, before }]) => ({
      part: t("morning:parts.calls"),
      group: t("calls:title"),
      ...figureOf(t(`morning:calls.${name}`), now, before),
    })),
    ...MESSAGE_CHANNELS.flatMap((channel) =>
      delivery[CHANNELS[channel].figures].map(({ status, now, before }) => ({
        part: t("morning:parts.delivery"),
        group: t(`channels:${channel}.title`),
        ...figureOf(t(`messages:status.${status}`), now, before),
      })),
    ),
  ];
}

/** Lists what waits with each colleague, is overdue, and was done. */
export function colleagueLines(t: Translate, { rows }: MorningColleagues): Line[] {
  return rows.flatMap(({ name, waiting, tasks }) => {
    const about = { part: t("morning:parts.colleagues"), group: name ?? t("morning:nobody") };
    return [
      ...LEAD_KINDS.map((kind) => {
        const figure = t("morning:colleagues.waiting", { kind: t(`kinds:${kind}.many`) });
        return { ...about, ...figureOf(figure, waiting[kind].all) };
      }),
      ...(["overdue", "today", "done"] as const).map((figure) => ({
        ...about,
        ...figureOf(t(`morning:colleagues.${figure}`), tasks[figure]),
      })),
    ];
  });
}

/** Lists the page views, and the funnel from a view to a won request. */
export function visitLines(t: Translate, { views, pages, funnel }: MorningVisits): Line[] {
  const part = t("morning:parts.visits");
  const opened = t("morning:visits.views");
  return [
    { part, group: t("morning:visits.all"), ...figureOf(opened, views.now, views.before) },
    ...pages.map(({ path, now, before }) => ({ part, group: path, ...figureOf(opened, now, before) })),
    ...funnel.flatMap(({ type, language, ...steps }) =>
      (["looked", "opened", "sent", "won"] as const).map((step) => ({
        part: t("morning:parts.funnel"),
        group: `${sayTypeOrNone(t, type)}, ${t(`portal:languages.${language}`)}`,
        ...figureOf(t(`morning:funnel.${step}`), steps[step]),
      })),
    ),
  ];
}

/** Lists every figure of some requests: times in minutes, sums in dollars. */
function figuresOf(t: Translate, kind: LeadKind, { now, before }: Compared): Figure[] {
  const premium = inDollars(t, t("morning:figures.premium"));
  return [
    ...(["received", "responded", "consented"] as const).map((name) =>
      figureOf(t(`morning:figures.${name}`), now[name], before[name]),
    ),
    ...(["median", "slowest"] as const).map((name) => {
      const figure = t("morning:units.minutes", { figure: t(`morning:figures.${name}`) });
      return figureOf(figure, now[name], before[name]);
    }),
    figureOf(t("morning:figures.laterAnswers"), now.laterAnswers, before.laterAnswers),
    ...(["laterMedian", "laterSlowest"] as const).map((name) => {
      const figure = t("morning:units.minutes", { figure: t(`morning:figures.${name}`) });
      return figureOf(figure, now[name], before[name]);
    }),
    ...ENDS_OF[kind].map((end) => figureOf(t(`morning:figures.${end}`), now.ended[end] ?? 0, before.ended[end] ?? 0)),
    ...(KINDS[kind].isSale ? [figureOf(premium, now.premiumCents / 100, before.premiumCents / 100)] : []),
  ];
}

function figureOf(figure: string, value: number | null, before: number | null = null): Figure {
  return { figure, value, before };
}

const inDollars = (t: Translate, figure: string) => t("morning:units.dollars", { figure });
