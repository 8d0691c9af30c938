import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { open, openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { bindGuest } from "./bind-guest.ts";
import { endShare } from "./end-share.ts";
import { findGuestShare } from "./find-share.ts";
import { shareCookieName } from "./link.ts";
import { presentToGuest } from "./present-share.ts";
import { SIGNAL_BODY, streamCall } from "./stream-call.ts";
import { sendSignal } from "./signals.ts";

/**
 * Registers the routes of the customer's page. The token of the link is given once, in a body, and never stands in the
 * address of a call: the cookie that it is exchanged for is the only key from then on. Every share that a browser
 * cannot use answers the same: unknown, expired, over, or bound to another browser.
 */
export function guestRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, env, clock, shares } = deps;
  const minutes = (points: number) => ({ points, seconds: 600 });
  const binding = openWithin(createRateLimit(deps, "share-guest", minutes(60), minutes(2_000)));
  const calls = openWithin(createRateLimit(deps, "share-call", minutes(3_000), minutes(60_000)));

  const cookieOf = ({ cookies }: FastifyRequest) => cookies[shareCookieName(env)];
  const shareOf = (request: FastifyRequest) => findGuestShare(db, cookieOf(request), clock());

  endpoint(app, "POST /api/share-guests", binding, async ({ body, request, reply }) => {
    const { share, cookie } = await bindGuest(deps, body.token, cookieOf(request));
    void reply.setCookie(shareCookieName(env), cookie, {
      path: "/",
      httpOnly: true,
      // As that of a login: with "strict" the browser that follows the link in its mail again would not be known.
      sameSite: "lax",
      secure: env.isProduction,
      expires: share.expiresAt,
    });
    return presentToGuest(deps, share);
  });

  endpoint(app, "POST /api/share-guests/signals", { ...calls, bodyLimit: SIGNAL_BODY }, async ({ body, request }) => {
    await sendSignal(deps, (await shareOf(request)).id, "guest", body);
    return { ok: true };
  });

  // Needs the cookie of a bound browser, and a newer stream ends the older one: so it needs no limit of its own.
  endpoint(app, "GET /api/share-guests/stream", { ...open, isEndless: true }, async ({ query, request, reply }) => {
    const lastEvent = streamCall(request);
    const { id: shareId } = await shareOf(request);
    reply.raw.setHeader("x-request-id", request.id);
    await shares.join(reply.raw, { shareId, side: "guest", visit: query.visit, viewer: null }, lastEvent);
    return reply.hijack();
  });

  endpoint(app, "POST /api/share-guests/end", calls, async ({ request }) => {
    await endShare(deps, (await shareOf(request)).id, "customer", { ip: request.ip });
    return { ok: true };
  });
}
