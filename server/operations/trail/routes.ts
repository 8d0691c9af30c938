import type { FastifyInstance } from "fastify";
import type { PresentedEvent } from "../../../domain/api/operations/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { everyRow, linkNext } from "../../platform/http/paging.ts";
import { describeCheck } from "../../platform/audit/check-pieces.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import { startTrailCheck } from "./check-trail.ts";
import { listEvents } from "./list-events.ts";
import { sayEventRow } from "./say-event.ts";

const COLUMNS = {
  id: "exports:columns.id",
  at: "exports:columns.at",
  actorName: "exports:columns.actorName",
  action: "exports:columns.action",
  subject: "exports:columns.subject",
  details: "exports:columns.details",
  ip: "exports:columns.ip",
} as const;

/** Registers the endpoints of the audit trail, which admins read and nobody writes. */
export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/audit-events", admins, async (call) => {
    const { limit, before, ...filter } = call.query;
    const { language } = call.request;
    const agency = deps.settings.agency();
    const rows = await listEvents(deps.db, { page: { limit, before }, filter, language, agency });
    linkNext(call, rows, { limit });
    return rows;
  });

  endpoint(app, "GET /api/audit-events/chain", admins, () => describeCheck(deps));

  endpoint(app, "POST /api/audit-events/check", admins, async ({ body }) => {
    await startTrailCheck(deps, body.isWhole);
    return { ok: true } as const;
  });

  endpoint(app, "GET /api/audit-events/export", admins, ({ query: filter, request, reply }) => {
    const agency = deps.settings.agency();
    const rows = everyRow<PresentedEvent>((limit, last) =>
      listEvents(deps.db, { page: { limit, before: last?.id }, filter, language: request.language, agency }),
    );
    return sendCsv(deps, request, reply, {
      name: "audit-events",
      columns: COLUMNS,
      rows,
      say: (row, language) => sayEventRow(row, language, agency.timezone),
      filter,
    });
  });
}
