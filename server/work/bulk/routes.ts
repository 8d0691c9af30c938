import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import { BULK } from "../../../domain/work/bulk-options.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import { bulkRows, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { exportColumnsOf } from "../desk/export-routes.ts";
import { exportName } from "../desk/export-name.ts";
import { formatLeadForExport } from "../desk/format-lead.ts";
import { presentLead, recordColumns, type LeadRecord } from "../leads/present-lead.ts";
import { readTagNames } from "../tags/list-tags.ts";
import { prepareBulk } from "./prepare-bulk.ts";
import { findBulk, findOwn, listBulk, type BulkRow } from "./read-bulk.ts";
import { startBulk, undoBulk } from "./start-bulk.ts";

/** Access rule of bulk changes: those who may work on requests. Each request is checked further (decision 69). */
const sellers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the routes of bulk changes. Everybody sees and starts only their own. */
export function bulkRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/bulk-changes", sellers, async ({ request }) =>
    listBulk(deps, (await callerOf(request)).actor.id),
  );

  const many = { ...sellers, bodyLimit: BODY_LIMIT.content };
  endpoint(app, "POST /api/bulk-changes", many, async ({ body, request }) => {
    const { actor } = await callerOf(request);
    return findBulk(deps, await prepareBulk(deps, body, actor), actor.id);
  });

  endpoint(app, "GET /api/bulk-changes/:id", sellers, async ({ params, request }) =>
    findBulk(deps, params.id, (await callerOf(request)).actor.id),
  );

  endpoint(app, "POST /api/bulk-changes/:id/start", sellers, async ({ params, request }) => {
    const caller = await callerOf(request);
    await startBulk(deps, params.id, caller);
    return findBulk(deps, params.id, caller.actor.id);
  });

  endpoint(app, "POST /api/bulk-changes/:id/undo", sellers, async ({ params, request }) => {
    const caller = await callerOf(request);
    await undoBulk(deps, params.id, caller);
    return findBulk(deps, params.id, caller.actor.id);
  });

  endpoint(app, "GET /api/bulk-changes/:id/export", sellers, async ({ params, request, reply }) => {
    const { actor } = await callerOf(request);
    const bulk = await findOwn(deps, params.id, actor.id);
    if (bulk.change.do !== "export") throw new AppError("notFound");
    const { kind, total } = bulk;
    const agency = deps.settings.agency();
    const tagNames = await readTagNames(deps.db, request.language);
    const name = `${kind}-requests`;
    return sendCsv(deps, request, reply, {
      name,
      file: exportName(name, deps.clock(), { sort: "requestDate", readerId: actor.id }, agency.timezone),
      columns: exportColumnsOf(kind),
      rows: selectedRows(deps, bulk),
      say: (row, language) => formatLeadForExport(kind, presentLead(kind, row), language, { agency, tagNames }),
      filter: { rows: total },
    });
  });
}

/** Yields the selected requests of an export, the newest first. */
async function* selectedRows({ db }: Deps, { id }: BulkRow): AsyncGenerator<LeadRecord> {
  const isSelected = sql`exists (select from ${bulkRows} where ${eq(bulkRows.bulkId, id)}
    and ${eq(bulkRows.requestId, requests.id)} and ${eq(bulkRows.state, "waiting")})`;
  yield* await db
    .select(recordColumns())
    .from(requests)
    .where(isSelected)
    .orderBy(desc(requests.requestDate), desc(requests.number))
    .limit(BULK.rows);
}
