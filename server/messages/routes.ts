import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { linkNext } from "../http/paging.ts";
import { sendMailHtml } from "../mail/mail-html.ts";
import { CHANNELS, type Channel } from "./channels.ts";
import { conversationOf } from "./conversation-of.ts";
import { deleteMessages } from "./delete-messages.ts";
import { listEmails, listSms } from "./list-messages.ts";
import { retryMessage } from "./retry-message.ts";

/** The working mailboxes: what was sent and received, by mail and by text message. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const viewers = (channel: Channel) => ({ access: { resource: CHANNELS[channel].resource } });

  endpoint(app, "GET /api/emails", viewers("emails"), async (call) => {
    const { q, ...page } = call.query;
    const emails = await listEmails(db, { page, q });
    linkNext(call, emails, page);
    return { emails };
  });

  endpoint(app, "GET /api/emails/:id", viewers("emails"), async ({ params }) => only(await listEmails(db, params)));

  endpoint(app, "GET /api/emails/:id/html", viewers("emails"), async ({ params, reply }) => {
    const { html } = only(await listEmails(db, params));
    if (!html) throw new AppError("notFound");
    return sendMailHtml(reply, html);
  });

  endpoint(app, "GET /api/sms", viewers("sms"), async (call) => {
    const { q, ...page } = call.query;
    const messages = await listSms(db, { page, q });
    linkNext(call, messages, page);
    return { messages };
  });

  endpoint(app, "GET /api/sms/:id", viewers("sms"), async ({ params }) => only(await listSms(db, params)));

  for (const channel of ["emails", "sms"] as const) {
    const { resource } = CHANNELS[channel];
    endpoint(app, `GET /api/${channel}/:id/conversation`, viewers(channel), async ({ params, request }) =>
      conversationOf(db, channel, params.id, (await callerOf(request)).actor.role),
    );

    const removers = { access: { resource, action: "delete" } } as const;
    const editors = { access: { resource, action: "edit" } } as const;

    endpoint(app, `DELETE /api/${channel}/:id`, removers, async ({ params, request }) =>
      deleteMessages(deps, channel, params.id, await callerOf(request)),
    );

    endpoint(app, `DELETE /api/${channel}`, removers, async ({ request }) =>
      deleteMessages(deps, channel, "all", await callerOf(request)),
    );

    endpoint(app, `POST /api/${channel}/:id/retry`, editors, async ({ params, request }) => {
      await retryMessage(deps, channel, params.id, await callerOf(request));
      return { ok: true, isOnItsWay: CHANNELS[channel].isConfigured(deps.env) };
    });
  }
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new AppError("notFound");
  return row;
}
