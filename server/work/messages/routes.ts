import type { FastifyInstance } from "fastify";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import type { AnswerOf } from "../../../domain/api/index.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { sendMailHtml } from "../../platform/mail/mail-html.ts";
import { SENDERS } from "./channels.ts";
import { listConversationOfMessage } from "./conversation-of-message.ts";
import { deleteMessages } from "./delete-messages.ts";
import { listMessages } from "./list-messages.ts";
import { retryMessage } from "./retry-message.ts";

/** Registers the routes of the mailboxes: mails and text messages sent and received. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const viewers = (channel: MessageChannel) => ({ access: { resource: CHANNELS[channel].resource } });

  endpoint(app, "GET /api/emails/:id/html", viewers("email"), async ({ params, reply }) => {
    const { html } = only(await listMessages(db, "email", params));
    if (!html) throw new AppError("notFound");
    return sendMailHtml(reply, html);
  });

  for (const channel of MESSAGE_CHANNELS) {
    const { path, resource, listName } = CHANNELS[channel];
    endpoint(app, `GET ${path}`, viewers(channel), async (call) => {
      const { q, ...page } = call.query;
      const rows = await listMessages(db, channel, { page, q });
      linkNext(call, rows, page);
      // The cast is needed because the compiler cannot see that `channel` is one single channel here.
      return { [listName]: rows } as AnswerOf<`GET ${typeof path}`>;
    });

    endpoint(app, `GET ${path}/:id`, viewers(channel), async ({ params }) =>
      only(await listMessages(db, channel, params)),
    );

    endpoint(app, `GET ${path}/:id/conversation`, viewers(channel), async ({ params, request }) =>
      listConversationOfMessage(db, channel, params.id, (await callerOf(request)).actor.role),
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
      return { ok: true, isOnItsWay: SENDERS[channel].isConfigured(deps) };
    });
  }
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new AppError("notFound");
  return row;
}
