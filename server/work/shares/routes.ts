import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createShare } from "./create-share.ts";
import { endShare } from "./end-share.ts";
import { findOwnShare } from "./find-share.ts";
import { guestRoutes } from "./guest-routes.ts";
import { saveNotes } from "./notes.ts";
import { presentShare } from "./present-share.ts";
import { sendShareLink } from "./send-link.ts";
import { sendSignal } from "./signals.ts";
import { SIGNAL_BODY, streamCall } from "./stream-call.ts";

/** Whoever may answer a customer may ask them to share their screen. */
const sellers = { access: { resource: "customer-data", action: "create" } } as const;
/** Access options of the calls that the open page makes by itself: they do not prolong a session. */
const unattended = { ...sellers, isUnattended: true } as const;

/** Registers the routes of screen shares, of agents and of customers. */
export function shareRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, shares } = deps;
  // Ends the streams before the graceful shutdown waits for open responses: streams would never finish.
  app.addHook("preClose", () => shares.hangUp());
  guestRoutes(app, deps);

  endpoint(app, "POST /api/shares", sellers, async ({ body, request }) => {
    const caller = await callerOf(request);
    const created = await createShare(deps, body, caller);
    const { ways } = await presentShare(deps, created.id, caller.actor);
    return { ...created, ways };
  });

  endpoint(app, "GET /api/shares/:id", sellers, async ({ params, request }) =>
    presentShare(deps, params.id, (await callerOf(request)).actor),
  );

  endpoint(
    app,
    "POST /api/shares/:id/signals",
    { ...unattended, bodyLimit: SIGNAL_BODY },
    async ({ params, body, request }) => {
      const share = await findOwnShare(db, params.id, (await callerOf(request)).actor.id);
      await sendSignal(deps, share.id, "agent", body);
      return { ok: true };
    },
  );

  endpoint(
    app,
    "GET /api/shares/:id/stream",
    { ...unattended, isEndless: true },
    async ({ params, query, request, reply }) => {
      const lastEvent = streamCall(request);
      const { user, tokenHash } = await sessionOf(request);
      const { id: shareId } = await findOwnShare(db, params.id, user.id);
      const viewer = { userId: user.id, role: user.role, tokenHash };
      reply.raw.setHeader("x-request-id", request.id);
      await shares.join(reply.raw, { shareId, side: "agent", visit: query.visit, viewer }, lastEvent);
      return reply.hijack();
    },
  );

  endpoint(app, "POST /api/shares/:id/end", sellers, async ({ params, request }) => {
    const caller = await callerOf(request);
    const share = await findOwnShare(db, params.id, caller.actor.id);
    await endShare(deps, share.id, "agent", caller);
    return { ok: true };
  });

  endpoint(app, "POST /api/shares/:id/notes", sellers, async ({ params, body, request }) => {
    await saveNotes(deps, params.id, body.notes, (await callerOf(request)).actor.id);
    return { ok: true };
  });

  endpoint(app, "POST /api/shares/:id/send", sellers, async ({ params, body, request }) =>
    sendShareLink(deps, params.id, body.by, await callerOf(request)),
  );
}
