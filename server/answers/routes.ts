import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { previewTemplate } from "./preview-template.ts";
import { findSignature, saveSignature } from "./signature.ts";

/** Those who may answer a customer. */
const writers = { access: { resource: "customer-data", action: "create" } } as const;

/** What is written to customers. */
export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/user/signature", writers, async ({ request }) =>
    findSignature(deps.db, (await callerOf(request)).actor.id),
  );

  endpoint(app, "PUT /api/user/signature", writers, async ({ body, request }) =>
    saveSignature(deps, body.signature, await callerOf(request)),
  );

  endpoint(app, "POST /api/message-templates/preview", admins, async ({ body, request }) =>
    previewTemplate(deps.db, body, (await callerOf(request)).actor),
  );
}
