import type { FastifyInstance } from "fastify";
import { answerDate } from "../../domain/answer-date.ts";
import { leadHold, phoneChannel } from "../../domain/lead-filters.ts";
import { LEAD_KINDS } from "../../domain/lead-options.ts";
import type { Deps } from "../deps.ts";
import { open } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { linkNext } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { answerCalendar } from "../leads/answer-calendar.ts";
import { exportRoutes } from "./export-routes.ts";
import { countLeads } from "./count-leads.ts";
import { deleteLead } from "./delete-lead.ts";
import { setDoNotContact } from "../leads/do-not-contact.ts";
import { LEADS } from "../leads/kinds.ts";
import { leadPageOf, pageKeyOf } from "../leads/page-of-leads.ts";
import { presentLead } from "../leads/present-lead.ts";
import { holdLead } from "./hold-lead.ts";
import { leadNamed } from "./lead-named.ts";
import { listLeads } from "./list-leads.ts";
import { restoreLead } from "./restore-lead.ts";
import { viewLead } from "./view-lead.ts";

const recorders = { resource: "customer-data", action: "create" } as const;
const lifters = { resource: "customer-data", action: "edit" } as const;

/** The lists of requests, what agents do with single ones, how many there are, and the date that a visitor takes along. */
export function leadRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/lead-totals", { config: { access: { resource: "customer-data" } } }, () => countLeads(deps));

  app.get("/answer-calendar", open, async (request, reply) => {
    const date = parse(answerDate, request.query);
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", contentDisposition("attachment", `${date.reference}.ics`))
      .send(answerCalendar(date, request.language, deps.env.publicUrl, deps.clock()));
  });

  exportRoutes(app, deps);

  for (const kind of LEAD_KINDS) {
    const { path, table, resource, filter } = LEADS[kind];

    app.get(path, { config: { access: { resource } } }, async (request, reply) => {
      const page = leadPageOf(request);
      const rows = await listLeads(deps, kind, page, parse(filter, narrowingOf(request)));
      linkNext(request, reply, rows, page, pageKeyOf);
      return rows.map((row) => presentLead(kind, row));
    });

    // Birth dates and addresses are opened here and nowhere else: whatever the list asks for, this asks for customer data.
    app.get(`${path}/:id`, { config: { access: { resource: "customer-data" } } }, async (request) =>
      viewLead(deps, kind, leadNamed(request, table), await callerOf(request)),
    );

    app.patch(`${path}/:id`, { config: { access: { resource, action: "edit" } } }, async (request) => {
      const { isHeld } = parse(leadHold, request.body);
      await holdLead(deps, kind, leadNamed(request, table), isHeld, await callerOf(request));
      return { isHeld };
    });

    // Whoever hears a customer say it records it; to lift it takes more.
    app.put(`${path}/:id/do-not/:channel`, { config: { access: recorders } }, async (request) => {
      const wish = { ...parse(phoneChannel, request.params), isForbidden: true };
      await setDoNotContact(deps, kind, leadNamed(request, table), wish, await callerOf(request));
      return { ok: true };
    });

    app.delete(`${path}/:id/do-not/:channel`, { config: { access: lifters } }, async (request) => {
      const wish = { ...parse(phoneChannel, request.params), isForbidden: false };
      await setDoNotContact(deps, kind, leadNamed(request, table), wish, await callerOf(request));
      return { ok: true };
    });

    app.post(`${path}/:id/restore`, { config: { access: { resource, action: "delete" } } }, async (request) => {
      await restoreLead(deps, kind, leadNamed(request, table), await callerOf(request));
      return { ok: true };
    });

    app.delete(`${path}/:id`, { config: { access: { resource, action: "delete" } } }, async (request) => {
      await deleteLead(deps, kind, leadNamed(request, table), await callerOf(request));
      return { ok: true };
    });
  }
}
