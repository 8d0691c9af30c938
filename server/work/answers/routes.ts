import { LEAD_KINDS, ofKinds } from "../../../domain/work/request-kinds.ts";
import type { FastifyInstance } from "fastify";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { answerCustomer } from "./answer-customer.ts";
import { dropDraft, findDraft, keepDraft } from "./answer-drafts.ts";
import { answerOptions } from "./answer-options.ts";
import { findCorrespondent } from "./find-correspondent.ts";
import { listAttachedFiles } from "./attached-files.ts";
import { previewTemplate } from "./preview-template.ts";
import { recallMessage } from "./recall-message.ts";
import { sendUnclearAgain } from "./send-again.ts";
import { findSignature, saveSignature } from "./signature.ts";
import { timeOfAnswer } from "./ways-to.ts";

const ANSWERED = [...LEAD_KINDS, "customer"] as const;
const PATHS = { ...ofKinds("path"), customer: "/api/customers" } as const;
const bodyLimit = BODY_LIMIT.content;

/** Access rule for users who may answer a customer. */
const writers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the routes for messages to customers. `findCorrespondent` checks who may write to whom. */
export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of ANSWERED) {
    const path = PATHS[kind];
    endpoint(app, `GET ${path}/:id/answer`, writers, async ({ params, request }) =>
      answerOptions(deps, { kind, id: params.id }, (await callerOf(request)).actor, request.language),
    );

    endpoint(app, `POST ${path}/:id/answer`, { ...writers, bodyLimit }, async ({ params, body, request }) =>
      answerCustomer(deps, { kind, id: params.id }, body, await callerOf(request)),
    );

    endpoint(app, `POST ${path}/:id/answer-time`, writers, async ({ params, body, request }) => {
      const { actor } = await callerOf(request);
      const to = await findCorrespondent(deps, deps.db, { kind, id: params.id }, actor, "look");
      return { sendAt: (await timeOfAnswer(deps, to, body)).toISOString() };
    });

    endpoint(app, `GET ${path}/:id/answer-draft`, writers, async ({ params, request }) =>
      findDraft(deps, { kind, id: params.id }, (await callerOf(request)).actor),
    );

    endpoint(app, `PUT ${path}/:id/answer-draft`, { ...writers, bodyLimit }, async ({ params, body, request }) =>
      keepDraft(deps, { kind, id: params.id }, body, (await callerOf(request)).actor),
    );

    endpoint(app, `DELETE ${path}/:id/answer-draft`, writers, async ({ params, query, request }) => {
      await dropDraft(deps, { kind, id: params.id }, query.part, (await callerOf(request)).actor);
      return { ok: true };
    });
  }

  for (const channel of MESSAGE_CHANNELS) {
    const { path } = CHANNELS[channel];
    endpoint(app, `POST ${path}/:id/recall`, writers, async ({ params, request }) => {
      await recallMessage(deps, channel, params.id, await callerOf(request));
      return { ok: true };
    });

    endpoint(app, `POST ${path}/:id/send-again`, writers, async ({ params, request }) => {
      await sendUnclearAgain(deps, channel, params.id, await callerOf(request));
      return { ok: true };
    });
  }

  endpoint(app, "GET /api/attached-files", writers, async ({ query, request }) =>
    listAttachedFiles(deps.db, query.ids.split(","), (await callerOf(request)).actor),
  );

  endpoint(app, "GET /api/user/signature", writers, async ({ request }) =>
    findSignature(deps.db, (await callerOf(request)).actor.id),
  );

  endpoint(app, "PUT /api/user/signature", writers, async ({ body, request }) =>
    saveSignature(deps, body.signature, await callerOf(request)),
  );

  endpoint(app, "POST /api/message-templates/preview", admins, async ({ body, request }) =>
    previewTemplate(deps, body, (await callerOf(request)).actor),
  );
}
