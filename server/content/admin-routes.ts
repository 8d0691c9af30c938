import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  contentConfirmation,
  contentOrder,
  contentSchema,
  KIND_NAMES,
  type ContentKind,
} from "../../domain/content.ts";
import { AppError } from "../../domain/errors.ts";
import { BODY_LIMIT } from "../../domain/limits.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { confirmContent } from "./confirm-content.ts";
import { deleteContent } from "./delete-content.ts";
import { orderContent } from "./order-content.ts";
import { findContent, listContent } from "./read-content.ts";
import { createContent, updateContent } from "./save-content.ts";

const deletion = z.object({ dependents: z.coerce.number().int().min(0).max(1_000_000).default(0) });

/** The content of the site, looked after by admins: one set of routes for every kind of it. */
export function contentAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const editors = { ...admins, bodyLimit: BODY_LIMIT.content };

  app.get("/content/:kind", editors, (request) =>
    listContent(deps.db, kindOf(request), { language: request.language, now: deps.clock() }),
  );

  app.get("/content/:kind/:id", editors, (request) => findContent(deps.db, kindOf(request), idOf(request)));

  app.post("/content/:kind", editors, async (request, reply) => {
    const kind = kindOf(request);
    const input = parse(contentSchema(kind), request.body);
    return reply.code(201).send(await createContent(deps, kind, input, await callerOf(request)));
  });

  app.put("/content/:kind/order", editors, async (request) => {
    await orderContent(deps, kindOf(request), parse(contentOrder, request.body), await callerOf(request));
    return { ok: true };
  });

  app.put("/content/:kind/confirmation", editors, async (request) => {
    const { ids } = parse(contentConfirmation, request.body);
    return confirmContent(deps, kindOf(request), ids, await callerOf(request));
  });

  app.put("/content/:kind/:id", editors, async (request) => {
    const kind = kindOf(request);
    const input = parse(contentSchema(kind), request.body);
    return updateContent(deps, kind, idOf(request), input, await callerOf(request));
  });

  app.delete("/content/:kind/:id", editors, async (request) => {
    const { dependents } = parse(deletion, request.query);
    await deleteContent(deps, kindOf(request), idOf(request), dependents, await callerOf(request));
    return { ok: true };
  });
}

function kindOf(request: FastifyRequest): ContentKind {
  const { kind } = request.params as { kind: string };
  const known = KIND_NAMES.find((name) => name === kind);
  if (!known) throw new AppError("notFound");
  return known;
}
