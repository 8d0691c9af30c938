import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { searchQuery } from "../../domain/search.ts";
import type { Deps } from "../deps.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { sendMailHtml } from "../mail/mail-html.ts";
import { CHANNELS, type Channel } from "./channels.ts";
import { deleteMessages } from "./delete-messages.ts";
import { listEmails, listSms } from "./list-messages.ts";
import { retryMessage } from "./retry-message.ts";

/** The working mailboxes: what was sent and received, by mail and by text message. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listRoutes(app, "emails", "emails", (wanted) => listEmails(db, wanted));
  listRoutes(app, "sms", "messages", (wanted) => listSms(db, wanted));

  app.get("/emails/:id/html", { config: { access: { resource: "email-archive" } } }, async (request, reply) => {
    const [mail] = await listEmails(db, { id: idOf(request) });
    if (!mail?.html) throw new AppError("notFound");
    return sendMailHtml(reply, mail.html);
  });

  for (const channel of ["emails", "sms"] as const) {
    const { resource } = CHANNELS[channel];
    const mayDelete = { config: { access: { resource, action: "delete" } as const } };

    app.delete(`/${channel}/:id`, mayDelete, async (request) =>
      deleteMessages(deps, channel, idOf(request), await callerOf(request)),
    );

    app.delete(`/${channel}`, mayDelete, async (request) =>
      deleteMessages(deps, channel, "all", await callerOf(request)),
    );

    app.post(`/${channel}/:id/retry`, { config: { access: { resource, action: "edit" } } }, async (request) => {
      await retryMessage(deps, channel, idOf(request), await callerOf(request));
      return { ok: true, isOnItsWay: CHANNELS[channel].isConfigured(deps.env) };
    });
  }
}

type List<Row> = (wanted: Parameters<typeof listEmails>[1]) => Promise<Row[]>;

/** A list under its name, page by page, and each of its messages. */
function listRoutes<Row extends { id: number }>(app: FastifyInstance, channel: Channel, name: string, list: List<Row>) {
  const mayView = { config: { access: { resource: CHANNELS[channel].resource } } };

  app.get(`/${channel}`, mayView, async (request, reply) => {
    const page = pageOf(request);
    const rows = await list({ page, q: parse(searchQuery, narrowingOf(request)).q });
    linkNext(request, reply, rows, page);
    return { [name]: rows };
  });

  app.get(`/${channel}/:id`, mayView, async (request) => {
    const [row] = await list({ id: idOf(request) });
    if (!row) throw new AppError("notFound");
    return row;
  });
}
