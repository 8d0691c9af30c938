import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newsletterSubscription } from "../../domain/newsletter.ts";
import type { Deps } from "../deps.ts";
import { admins, openWithin } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { hasMailServer } from "../mail/transport.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { countSubscribers, startNewsletter } from "./start-newsletter.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Anything that is no token is a wrong one, and gets the same answer. */
const tokenInput = z.object({ token: z.string().max(200).catch("") }).catch({ token: "" });

/** The newsletter: ask, confirm, end, how many read it, and the sending of an article. */
export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/newsletter-subscriptions", openWithin(deps.formLimit), async (request, reply) => {
    await subscribe(deps, parse(newsletterSubscription, request.body), request.language);
    return reply.code(201).send({ ok: true, isMailed: hasMailServer(deps.env) });
  });

  app.post("/newsletter-subscriptions/confirm", openWithin("none"), async (request) => {
    await confirmSubscription(deps, parse(tokenInput, request.body).token);
    return { ok: true };
  });

  app.get("/newsletter-subscriptions/counts", admins, () => countSubscribers(deps.db));

  app.post("/content/posts/:id/newsletter", admins, async (request) => {
    await startNewsletter(deps, idOf(request), await callerOf(request));
    return { ok: true, isMailed: hasMailServer(deps.env) };
  });

  // One click in the mail program (RFC 8058): it posts a form from nowhere, with the token in the address.
  const oneClick = { config: { ...openWithin("none").config, fromAnywhere: true } };
  app.post("/newsletter-subscriptions/unsubscribe", oneClick, async (request) => {
    await unsubscribe(deps, parse(tokenInput, request.query).token);
    return { ok: true };
  });
}
