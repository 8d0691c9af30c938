import type { FastifyInstance } from "fastify";
import type { ListedRequest } from "../../../domain/api/work/leads.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { open } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { isUnattendedRead } from "../../platform/http/unattended.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { answerCalendar } from "../leads/answer-calendar.ts";
import { setDoNotContact } from "../leads/do-not-contact.ts";
import { lastMessages } from "../leads/last-messages.ts";
import { countPage, pageKeyOf } from "../leads/page-of-leads.ts";
import { presentLead } from "../leads/present-lead.ts";
import { markRead } from "../history/mark-read.ts";
import { countUnread } from "../history/unread.ts";
import { boardTotals } from "./board-totals.ts";
import { countLeads } from "./count-leads.ts";
import { viewCounter } from "./desk-counts.ts";
import { deleteLead } from "./delete-lead.ts";
import { exportRoutes } from "./export-routes.ts";
import { holdLead } from "./hold-lead.ts";
import { leadByUrlId } from "./lead-by-url-id.ts";
import { listLeads } from "./list-leads.ts";
import { ownViewRoutes } from "./own-view-routes.ts";
import { restoreLead } from "./restore-lead.ts";
import { rereadLead, viewLead } from "./view-lead.ts";

const viewers = { access: { resource: "customer-data" } } as const;
const recorders = { access: { resource: "customer-data", action: "create" } } as const;
const lifters = { access: { resource: "customer-data", action: "edit" } } as const;

/**
 * Registers the routes of the desk: lists and counts of requests, actions on single ones, and the calendar file that a
 * visitor downloads.
 */
export function leadRoutes(app: FastifyInstance, deps: Deps): void {
  const countViews = viewCounter(deps);
  endpoint(app, "GET /api/desk-counts", viewers, async ({ request }) => countViews((await callerOf(request)).actor.id));

  // Unattended: pages send this by themselves, as long as they are looked at.
  endpoint(app, "PUT /api/message-reads", { ...viewers, isUnattended: true }, async ({ body, request }) => {
    const { actor } = await callerOf(request);
    await markRead(deps.db, actor.id, { ...body, upTo: new Date(body.upTo) }, deps.clock());
    return { ok: true };
  });

  endpoint(app, "GET /api/lead-totals", viewers, () => countLeads(deps));

  endpoint(app, "GET /api/desk-board", { access: { resource: "quote-requests" } }, async ({ query, request }) =>
    boardTotals(deps, { ...query, sort: "requestDate", readerId: (await callerOf(request)).actor.id }),
  );

  ownViewRoutes(app, deps);

  endpoint(app, "GET /api/answer-calendar", open, ({ query: date, request, reply }) =>
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", contentDisposition("attachment", `${date.reference}.ics`))
      .send(answerCalendar(deps.settings.agency(), date, request.language, deps.env.publicUrl, deps.clock())),
  );

  exportRoutes(app, deps);

  for (const kind of LEAD_KINDS) {
    const { path, resource } = KINDS[kind];
    const editors = { access: { resource, action: "edit" } } as const;
    const removers = { access: { resource, action: "delete" } } as const;

    endpoint(app, `GET ${path}`, { access: { resource } }, async (call) => {
      const { limit, before, ...narrowing } = call.query;
      const { id: readerId, role } = (await callerOf(call.request)).actor;
      const filter = { ...narrowing, readerId };
      const rows = await listLeads(deps, kind, { limit, before }, filter);
      linkNext(call, rows, { limit }, (row) => pageKeyOf(filter, row));
      const unread = rows.length > 0 ? await countUnread(deps.db, readerId) : new Map<number, number>();
      const last = await lastMessages(deps.db, rows, role);
      const listed = rows.map((row) => ({
        ...presentLead(kind, row),
        unread: unread.get(row.id) ?? 0,
        lastMessage: last.get(row.id) ?? null,
      }));
      // The cast is needed because the compiler cannot see that `kind` is one single kind here.
      return listed as { [K in LeadKind]: ListedRequest<K>[] }[LeadKind];
    });

    // Search words are not part of the count, only the other filters.
    endpoint(app, `GET ${path}/count`, { access: { resource } }, async ({ query, request }) => {
      const filter = { ...query, readerId: (await callerOf(request)).actor.id };
      return { count: await countPage(deps, kind, filter) };
    });

    // Birth dates and addresses are decrypted here and nowhere else. So this route requires the right to view customer
    // data, whatever right the list requires.
    endpoint(app, `GET ${path}/:id`, viewers, async ({ params, request }) => {
      const view = isUnattendedRead(request) ? rereadLead : viewLead;
      return view(deps, kind, leadByUrlId(params, kind), await callerOf(request));
    });

    endpoint(app, `PATCH ${path}/:id`, editors, async ({ params, body: { isHeld }, request }) => {
      await holdLead(deps, leadByUrlId(params, kind), isHeld, await callerOf(request));
      return { isHeld };
    });

    // Anyone who may enter customer data can set the flag when a customer asks for it. Lifting it needs a higher right.
    endpoint(app, `PUT ${path}/:id/do-not/:channel`, recorders, async ({ params, request }) => {
      const wish = { channel: params.channel, isForbidden: true };
      await setDoNotContact(deps, leadByUrlId(params, kind), wish, await callerOf(request));
      return { ok: true };
    });

    endpoint(app, `DELETE ${path}/:id/do-not/:channel`, lifters, async ({ params, request }) => {
      const wish = { channel: params.channel, isForbidden: false };
      await setDoNotContact(deps, leadByUrlId(params, kind), wish, await callerOf(request));
      return { ok: true };
    });

    endpoint(app, `POST ${path}/:id/restore`, removers, async ({ params, request }) => {
      await restoreLead(deps, leadByUrlId(params, kind), await callerOf(request));
      return { ok: true };
    });

    endpoint(app, `DELETE ${path}/:id`, removers, async ({ params, request }) => {
      await deleteLead(deps, leadByUrlId(params, kind), await callerOf(request));
      return { ok: true };
    });
  }
}
