import type { FastifyInstance } from "fastify";
import { auditFilter } from "../../domain/audit.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { everyRow, linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { sendCsv } from "../audit/send-csv.ts";
import { listEvents, type PresentedEvent } from "./list-events.ts";
import { sayEventRow } from "./say-event.ts";
import { verifyTrail } from "../audit/verify-trail.ts";

const COLUMNS = {
  id: "exports:columns.id",
  at: "exports:columns.at",
  actorName: "exports:columns.actorName",
  action: "exports:columns.action",
  subject: "exports:columns.subject",
  details: "exports:columns.details",
  ip: "exports:columns.ip",
} as const;

/** The audit trail, read by admins and written by nobody. */
export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/audit-events", admins, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listEvents(deps.db, {
      page,
      filter: parse(auditFilter, request.query),
      language: request.language,
    });
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.get("/audit-events/chain", admins, () => verifyTrail(deps));

  app.get("/audit-events/export", admins, async (request, reply) => {
    const filter = parse(auditFilter, request.query);
    const rows = everyRow<PresentedEvent>((limit, last) =>
      listEvents(deps.db, { page: { limit, before: last?.id }, filter, language: request.language }),
    );
    return sendCsv(deps, request, reply, { name: "audit-events", columns: COLUMNS, rows, say: sayEventRow, filter });
  });
}
