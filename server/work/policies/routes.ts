import type { FastifyInstance } from "fastify";
import type { Renewal } from "../../../domain/api/work/policies.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { everyRow, linkNext } from "../../platform/http/paging.ts";
import { translator } from "../../platform/texts.ts";
import { findKept } from "../customers/family.ts";
import { listPolicies } from "../customers/read-policies.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { addPolicy, changePolicy, deletePolicy, renewPolicy, setCancelled } from "./change-policies.ts";
import { listRenewals, renewalKeyOf } from "./list-renewals.ts";
import { listWins, winKeyOf } from "./list-wins.ts";
import { findPolicyOfWin, recordPolicy, sayNoPolicy, takeBackNoPolicy } from "./policy-of-win.ts";

const may = (action: "view" | "create" | "edit" | "delete") =>
  ({ access: { resource: "customer-data", action } }) as const;

/** Registers the routes for policies: those of customers, of won requests, and the renewals. */
export function policyRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/customers/:id/policies", may("view"), async ({ params }) => {
    const { id } = await findKept(deps.db, params.id);
    return listPolicies(deps.db, id);
  });

  endpoint(app, "POST /api/customers/:id/policies", may("create"), async ({ params, body, request }) =>
    addPolicy(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/customers/:id/policies/:policyId", may("edit"), async ({ params, body, request }) =>
    changePolicy(deps, keyOf(params), body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/customers/:id/policies/:policyId", may("delete"), async ({ params, request }) => {
    await deletePolicy(deps, keyOf(params), await callerOf(request));
    return { ok: true };
  });

  // Whoever may record a policy may record its next term.
  endpoint(app, "POST /api/customers/:id/policies/:policyId/renew", may("create"), async ({ params, body, request }) =>
    renewPolicy(deps, keyOf(params), body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/customers/:id/policies/:policyId/status", may("edit"), async ({ params, body, request }) =>
    setCancelled(deps, keyOf(params), body.isCancelled, await callerOf(request)),
  );

  winRoutes(app, deps);
  renewalRoutes(app, deps);
}

const keyOf = ({ id: customerId, policyId }: { id: number; policyId: number }) => ({ customerId, policyId });

/** Registers the routes for the policies of won requests. */
function winRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/wins-without-policy", may("view"), async (call) => {
    const rows = await listWins(deps, call.query);
    linkNext(call, rows, call.query, winKeyOf);
    return rows;
  });

  endpoint(app, "GET /api/quote-requests/:id/policy", may("view"), ({ params }) =>
    findPolicyOfWin(deps, leadByUrlId(params, "quote")),
  );

  endpoint(app, "POST /api/quote-requests/:id/policy", may("create"), async ({ params, body, request }) =>
    recordPolicy(deps, leadByUrlId(params, "quote"), body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/quote-requests/:id/no-policy", may("create"), async ({ params, body, request }) => {
    await sayNoPolicy(deps, leadByUrlId(params, "quote"), body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "DELETE /api/quote-requests/:id/no-policy", may("create"), async ({ params, request }) => {
    await takeBackNoPolicy(deps, leadByUrlId(params, "quote"), await callerOf(request));
    return { ok: true };
  });
}

/** The columns of the export of renewals. */
const COLUMNS = {
  renewsOn: "policies:renewals.columns.date",
  customerName: "policies:renewals.columns.customer",
  carrier: "policies:renewals.columns.carrier",
  number: "policies:renewals.columns.number",
  line: "policies:renewals.columns.line",
  status: "policies:policies.form.status",
  effectiveOn: "policies:policies.form.effectiveOn",
  termMonths: "policies:policies.form.term",
  premium: "policies:policies.form.premium",
  owner: "policies:renewals.columns.owner",
  task: "policies:renewals.columns.task",
  lastContactAt: "policies:renewals.columns.lastContact",
} as const;

/** Registers the list of renewals and its export, which needs the right to create, as every export does. */
function renewalRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/renewals", may("view"), async (call) => {
    const page = call.query;
    const rows = await listRenewals(deps, page, (await sessionOf(call.request)).user);
    linkNext(call, rows, page, renewalKeyOf);
    return rows;
  });

  endpoint(app, "GET /api/renewals/export", may("create"), async ({ query, request, reply }) => {
    const { actor } = await callerOf(request);
    const rows = everyRow<Renewal>((limit, before) => listRenewals(deps, { ...query, limit, before }, actor));
    const { timezone } = deps.settings.agency();
    return sendCsv(deps, request, reply, {
      name: "renewals",
      columns: COLUMNS,
      rows,
      say: (row, language) => {
        const t = translator(language);
        const { premiumCents, lastContactAt, task } = row;
        return {
          ...row,
          line: t(`quotes:type.${row.line}`),
          status: t(`policies:policies.status.${row.status}`),
          premium: premiumCents === null ? "" : (premiumCents / 100).toFixed(2),
          owner: row.owner?.name ?? "",
          task: task ? t(task.isDone ? "policies:renewals.taskDone" : "policies:renewals.taskOpen") : "",
          lastContactAt: lastContactAt && officeStamp(lastContactAt, timezone),
        };
      },
      filter: query,
    });
  });
}
