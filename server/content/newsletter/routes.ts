import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins, openWithin } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { countSubscribers, startNewsletter } from "./start-newsletter.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Registers the API of the newsletter: subscribe, confirm, unsubscribe, subscriber counts, and sending an article. */
export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  const within = openWithin(deps.formLimit);

  endpoint(app, "POST /api/newsletter-subscriptions", within, async ({ body, request }) => {
    await subscribe(deps, body, request.language);
    return { ok: true, isMailed: hasMailServer(deps) };
  });

  endpoint(app, "POST /api/newsletter-subscriptions/confirm", openWithin("none"), async ({ body }) => {
    await confirmSubscription(deps, body.token);
    return { ok: true };
  });

  endpoint(app, "GET /api/newsletter-subscriptions/counts", admins, () => countSubscribers(deps.db));

  endpoint(app, "POST /api/content/posts/:id/newsletter", admins, async ({ params, request }) => {
    await startNewsletter(deps, params.id, await callerOf(request));
    return { ok: true, isMailed: hasMailServer(deps) };
  });

  // One-click unsubscribe of mail programs (RFC 8058): a form post without an origin, with the token in the URL.
  const oneClick = { ...openWithin("none"), fromAnywhere: true };
  endpoint(app, "POST /api/newsletter-subscriptions/unsubscribe", oneClick, async ({ query }) => {
    await unsubscribe(deps, query.token);
    return { ok: true };
  });
}
