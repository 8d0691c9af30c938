import type { FastifyReply, FastifyRequest } from "fastify";
import type { MorningQuery } from "../../../domain/api/work/morning.ts";
import { outcomeNames } from "../../../domain/work/desk/outcomes.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { colleagueLines, officeLines, requestLines, visitLines, type Line } from "./lines.ts";
import { morningColleagues } from "./morning-colleagues.ts";
import { morningOffice } from "./morning-office.ts";
import { morningRequests } from "./morning-requests.ts";
import { morningVisits } from "./morning-visits.ts";

const COLUMNS = {
  part: "morning:columns.part",
  group: "morning:columns.group",
  figure: "morning:columns.figure",
  value: "morning:columns.value",
  before: "morning:columns.before",
} as const;

/** Sends the figures of the morning page as a CSV file, one in each line. */
export async function sendMorning(deps: Deps, asked: MorningQuery, request: FastifyRequest, reply: FastifyReply) {
  const [requests, office, colleagues, visits] = await Promise.all([
    morningRequests(deps, asked),
    morningOffice(deps, asked),
    morningColleagues(deps, asked),
    morningVisits(deps, asked),
  ]);
  const { from, to } = requests.period;
  const t = translator(request.language);
  const names = outcomeNames(deps.settings.agency().outcomes, request.language);
  const lines = [
    ...requestLines(t, requests, names),
    ...officeLines(t, office),
    ...colleagueLines(t, colleagues),
    ...visitLines(t, visits),
  ];
  return sendCsv(deps, request, reply, {
    name: "morning",
    file: `morning-${asked.kind}-${from}-${to}.csv`,
    columns: COLUMNS,
    rows: each(lines),
    say: (line) => line,
    filter: asked,
  });
}

async function* each(lines: Line[]): AsyncGenerator<Line> {
  yield* lines;
}
