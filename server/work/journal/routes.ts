import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { refuseUnattended } from "../../platform/http/unattended.ts";
import { sendMailHtml } from "../../platform/mail/mail-html.ts";
import { exportMail } from "./export-mail.ts";
import { findJournalMail, listJournal } from "./list-journal.ts";

/** Registers the routes of the journal: outgoing mails as they were sent. No route deletes anything. */
export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/archived-emails", admins, async (call) => {
    const page = call.query;
    const rows = await listJournal(deps.db, page);
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "GET /api/archived-emails/:id/html", admins, async ({ params, reply }) => {
    const { html } = await findJournalMail(deps.db, params.id);
    if (!html) throw new AppError("notFound");
    return sendMailHtml(reply, html);
  });

  endpoint(app, "GET /api/archived-emails/:id/eml", admins, async ({ params, request, reply }) => {
    refuseUnattended(request);
    const { filename, content } = await exportMail(deps, params.id, await callerOf(request));
    return reply
      .type("message/rfc822")
      .header("content-disposition", `attachment; filename="${filename}"`)
      .send(content);
  });
}
