import type { FastifyInstance } from "fastify";
import type { PresentedCall } from "../../../domain/api/work/calls.ts";
import { PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { outcomeNames } from "../../../domain/work/desk/outcomes.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { everyRow, linkNext } from "../../platform/http/paging.ts";
import { translator } from "../../platform/texts.ts";
import { listCalls } from "./list-calls.ts";
import { logCall, recognizeCaller } from "./log-call.ts";

const readers = { access: PAGE_ACCESS["/calls"] };
const sellers = { access: { resource: "customer-data", action: "create" } } as const;

const COLUMNS = {
  at: "exports:columns.at",
  who: "exports:columns.actorName",
  direction: "calls:columns.direction",
  outcome: "calls:columns.outcome",
  minutes: "calls:columns.minutes",
  customer: "calls:columns.customer",
  reference: "exports:columns.reference",
  text: "calls:columns.note",
} as const;

/** Registers the routes of calls: the list, its export, and logging one by hand. */
export function callRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/calls", readers, async (call) => {
    const { limit, before, ...filter } = call.query;
    const rows = await listCalls(deps, { limit, before }, filter);
    linkNext(call, rows, { limit });
    return rows;
  });

  endpoint(app, "GET /api/calls/export", sellers, ({ query, request, reply }) => {
    const { timezone, outcomes } = deps.settings.agency();
    return sendCsv(deps, request, reply, {
      name: "calls",
      columns: COLUMNS,
      rows: everyRow<PresentedCall>((limit, last) => listCalls(deps, { limit, before: last?.id }, query)),
      say: ({ at, who, direction, outcome, minutes, customer, request: about, text }, language) => ({
        at: officeStamp(at, timezone),
        who,
        direction: translator(language)(`calls:directions.${direction}`),
        outcome: outcomeNames(outcomes, language).callOutcome(outcome),
        minutes,
        customer: customer?.name ?? about?.name ?? "",
        reference: about?.reference ?? "",
        text,
      }),
      filter: query,
    });
  });

  endpoint(app, "POST /api/calls", sellers, async ({ body, request }) => {
    await logCall(deps, body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "POST /api/calls/recognize", sellers, async ({ body, request }) =>
    recognizeCaller(deps, body.phone, (await callerOf(request)).actor),
  );
}
