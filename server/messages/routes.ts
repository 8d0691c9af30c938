import type { FastifyInstance } from "fastify";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../domain/channels.ts";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { linkNext } from "../http/paging.ts";
import { sendMailHtml } from "../mail/mail-html.ts";
import { SENDERS } from "./channels.ts";
import { conversationOf } from "./conversation-of.ts";
import { deleteMessages } from "./delete-messages.ts";
import { listMessages } from "./list-messages.ts";
import { retryMessage } from "./retry-message.ts";

/** The working mailboxes: what was sent and received, by mail and by text message. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const viewers = (channel: MessageChannel) => ({ access: { resource: CHANNELS[channel].resource } });

  endpoint(app, "GET /api/emails", viewers("email"), async (call) => {
    const { q, ...page } = call.query;
    const emails = await listMessages(db, "email", { page, q });
    linkNext(call, emails, page);
    return { emails };
  });

  endpoint(app, "GET /api/emails/:id", viewers("email"), async ({ params }) =>
    only(await listMessages(db, "email", params)),
  );

  endpoint(app, "GET /api/emails/:id/html", viewers("email"), async ({ params, reply }) => {
    const { html } = only(await listMessages(db, "email", params));
    if (!html) throw new AppError("notFound");
    return sendMailHtml(reply, html);
  });

  endpoint(app, "GET /api/sms", viewers("sms"), async (call) => {
    const { q, ...page } = call.query;
    const messages = await listMessages(db, "sms", { page, q });
    linkNext(call, messages, page);
    return { messages };
  });

  endpoint(app, "GET /api/sms/:id", viewers("sms"), async ({ params }) => only(await listMessages(db, "sms", params)));

  for (const channel of MESSAGE_CHANNELS) {
    const { path, resource } = CHANNELS[channel];
    endpoint(app, `GET ${path}/:id/conversation`, viewers(channel), async ({ params, request }) =>
      conversationOf(db, channel, params.id, (await callerOf(request)).actor.role),
    );

    const removers = { access: { resource, action: "delete" } } as const;
    const editors = { access: { resource, action: "edit" } } as const;

    endpoint(app, `DELETE ${path}/:id`, removers, async ({ params, request }) =>
      deleteMessages(deps, channel, params.id, await callerOf(request)),
    );

    endpoint(app, `DELETE ${path}`, removers, async ({ request }) =>
      deleteMessages(deps, channel, "all", await callerOf(request)),
    );

    endpoint(app, `POST ${path}/:id/retry`, editors, async ({ params, request }) => {
      await retryMessage(deps, channel, params.id, await callerOf(request));
      return { ok: true, isOnItsWay: SENDERS[channel].isConfigured(deps.env) };
    });
  }
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new AppError("notFound");
  return row;
}
