import type { FastifyReply, FastifyRequest } from "fastify";
import type { Asked, Compared, MorningOffice, MorningRequests } from "../../domain/api/morning.ts";
import type { Language } from "../../domain/language.ts";
import { ENDS_OF, GROUPINGS } from "../../domain/morning/figures.ts";
import { sayGroup } from "../../domain/morning/say.ts";
import type { Translate } from "../../domain/text-keys.ts";
import { sendCsv } from "../audit/send-csv.ts";
import type { Deps } from "../deps.ts";
import { translator } from "../texts.ts";
import { morningOffice } from "./morning-office.ts";
import { morningRequests } from "./morning-requests.ts";

const COLUMNS = {
  part: "morning:columns.part",
  group: "morning:columns.group",
  figure: "morning:columns.figure",
  value: "morning:columns.value",
  before: "morning:columns.before",
} as const;

type Line = { part: string; group: string; figure: string; value: number | null; before: number | null };

/** The numbers of the page as a table for a spreadsheet program, one in each line. */
export async function sendMorning(deps: Deps, asked: Asked, request: FastifyRequest, reply: FastifyReply) {
  const [requests, office] = await Promise.all([morningRequests(deps, asked), morningOffice(deps, asked)]);
  const { from, to } = requests.period;
  const say = (language: Language) => linesOf(translator(language), requests, office);
  return sendCsv(deps, request, reply, {
    name: "morning",
    file: `morning-${asked.kind}-${from}-${to}.csv`,
    columns: COLUMNS,
    rows: each(say(request.language)),
    say: (line) => line,
    filter: asked,
  });
}

async function* each<Row>(rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}

function linesOf(t: Translate, requests: MorningRequests, office: MorningOffice): Line[] {
  const { kind, totals, groups, lost, unconfirmed } = requests;
  const { waiting, renewals, optOuts, subscribers, delivery } = office;
  const line = (part: string, group: string, figure: string, value: number | null, before: number | null = null) => ({
    part,
    group,
    figure,
    value,
    before,
  });
  const at = t("morning:parts.totals");
  return [
    ...figureLines(t, kind, totals).map((figure) => ({ part: at, group: "", ...figure })),
    line(at, "", t("morning:figures.unconfirmed"), unconfirmed),
    line(at, t("morning:kind.quote"), t("morning:figures.waiting"), waiting.quote),
    line(at, t("morning:kind.contact"), t("morning:figures.waiting"), waiting.contact),
    ...GROUPINGS.flatMap((by) =>
      groups[by].rows.flatMap((row) => {
        const group = sayGroup(t, by, row, (day) => day);
        return figureLines(t, kind, row).map((figure) => ({ part: t(`morning:by.${by}`), group, ...figure }));
      }),
    ),
    ...lost.map(({ reason, now, before }) =>
      line(t("morning:parts.lost"), t(`desk:work.reasons.${reason}`), t("morning:figures.lost"), now, before),
    ),
    ...renewals.flatMap(({ days, count, premiumCents }) => {
      const [part, group] = [t("morning:parts.renewals"), t("morning:renewals.within", { days })];
      const premium = t("morning:units.dollars", { figure: t("morning:renewals.premium") });
      return [line(part, group, t("morning:renewals.count"), count), line(part, group, premium, premiumCents / 100)];
    }),
    ...Object.entries({ ...optOuts, subscribers }).flatMap(([name, { all, now, before }]) => {
      const [part, group] = [t("morning:parts.wishes"), t(`morning:wishes.${name as keyof typeof optOuts}`)];
      return [line(part, group, t("morning:wishes.all"), all), line(part, group, t("morning:wishes.now"), now, before)];
    }),
    ...(["emails", "texts"] as const).flatMap((channel) =>
      delivery[channel].map(({ status, now, before }) =>
        line(
          t("morning:parts.delivery"),
          t(`morning:delivery.${channel}`),
          t(`messages:status.${status}`),
          now,
          before,
        ),
      ),
    ),
  ];
}

/** Every figure of some requests, times in minutes and sums in dollars. */
function figureLines(t: Translate, kind: MorningRequests["kind"], { now, before }: Compared) {
  const figure = (name: string, value: number | null, was: number | null) => ({ figure: name, value, before: was });
  const minutes = (name: "median" | "slowest") =>
    figure(t("morning:units.minutes", { figure: t(`morning:figures.${name}`) }), now[name], before[name]);
  return [
    ...(["received", "responded", "consented"] as const).map((name) =>
      figure(t(`morning:figures.${name}`), now[name], before[name]),
    ),
    minutes("median"),
    minutes("slowest"),
    ...ENDS_OF[kind].map((end) => figure(t(`morning:figures.${end}`), now.ended[end] ?? 0, before.ended[end] ?? 0)),
    ...(kind === "quote"
      ? [
          figure(
            t("morning:units.dollars", { figure: t("morning:figures.premium") }),
            now.premiumCents / 100,
            before.premiumCents / 100,
          ),
        ]
      : []),
  ];
}
