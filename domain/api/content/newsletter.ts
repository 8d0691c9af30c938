import { z } from "zod";
import { newsletterSubscription } from "../../content/newsletter.ts";
import { done, doneByMail, type Endpoints } from "../endpoint.ts";

/** The token of a link. Malformed input counts as a wrong token and gets the same answer. */
const token = z.object({ token: z.string().max(200).catch("") });

/** The number of confirmed subscribers by language. */
const subscriberCounts = z.object({ en: z.int(), es: z.int() });
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

export const newsletterEndpoints = {
  "POST /api/newsletter-subscriptions": { body: newsletterSubscription, answer: doneByMail, status: 201 },
  "POST /api/newsletter-subscriptions/confirm": { body: token.catch({ token: "" }), answer: done },
  "POST /api/newsletter-subscriptions/unsubscribe": { query: token, answer: done },
  "GET /api/newsletter-subscriptions/counts": { answer: subscriberCounts },
} as const satisfies Endpoints;
