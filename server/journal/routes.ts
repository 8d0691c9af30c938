import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { sendMailHtml } from "../mail/mail-html.ts";
import { exportMail } from "./export-mail.ts";
import { findJournalMail, listJournal } from "./list-journal.ts";

/** The journal: what the system mailed, as it left. Nothing here deletes. */
export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/archived-emails", admins, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listJournal(deps.db, page);
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.get("/archived-emails/:id/html", admins, async (request, reply) => {
    const { html } = await findJournalMail(deps.db, idOf(request));
    if (!html) throw new AppError("notFound");
    return sendMailHtml(reply, html);
  });

  app.get("/archived-emails/:id/eml", admins, async (request, reply) => {
    const { filename, content } = await exportMail(deps, idOf(request), await callerOf(request));
    return reply
      .type("message/rfc822")
      .header("content-disposition", `attachment; filename="${filename}"`)
      .send(content);
  });
}
