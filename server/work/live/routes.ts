import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { countWaiting } from "./count-waiting.ts";
import { isRecipient, maySeeChange } from "./may-see-change.ts";
import { readMissedChanges } from "./missed-changes.ts";
import { textOf } from "./position.ts";

/** Access options of the calls that open pages make by themselves: they do not prolong a session. */
const unattended = { access: { resource: "customer-data" }, isUnattended: true } as const;

/** Registers the live updates of open screens: the event stream (SSE), polling, badge and presence. */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, live } = deps;
  // Ends the streams before the graceful shutdown waits for open responses: streams would never finish.
  app.addHook("preClose", (done) => {
    live.hangUp();
    done();
  });

  endpoint(app, "GET /api/desk-stream", { ...unattended, isEndless: true }, async ({ query, request, reply }) => {
    if (!request.headers.accept?.includes("text/event-stream")) throw new AppError("invalid");
    const { user, tokenHash } = await sessionOf(request);
    const lastEvent = request.headers["last-event-id"] ?? query.after;
    reply.raw.setHeader("x-request-id", request.id);
    await live.join(reply.raw, { userId: user.id, role: user.role, tokenHash }, lastEvent && String(lastEvent));
    return reply.hijack();
  });

  endpoint(app, "GET /api/desk-changes", unattended, async ({ query, request }) => {
    const { role, id } = (await callerOf(request)).actor;
    const { missed, reached, isReset } = await readMissedChanges(db, query.after);
    const changes = missed
      .filter(({ change, to }) => maySeeChange(role, change.kind) && isRecipient(to, id))
      .map(({ change }) => change);
    return { position: textOf(reached), isReset, isLate: live.isLate(), changes };
  });

  endpoint(app, "GET /api/desk-badge", unattended, async ({ request }) =>
    countWaiting(deps, (await callerOf(request)).actor),
  );

  endpoint(app, "POST /api/desk-presence", unattended, async ({ body, request }) => {
    const { user, tokenHash } = await sessionOf(request);
    await live.announcePresence(user, tokenHash, body);
    return { ok: true };
  });
}
