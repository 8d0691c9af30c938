import type { z } from "zod";
import { answerEndpoints } from "./work/answers.ts";
import { auditEndpoints } from "./operations/audit.ts";
import { brandEndpoints } from "./operations/brand.ts";
import { bulkEndpoints } from "./work/bulk.ts";
import { carrierEndpoints } from "./content/carriers.ts";
import { contentEndpoints } from "./content/content.ts";
import { correctionEndpoints } from "./operations/corrections.ts";
import { customerEndpoints } from "./work/customers.ts";
import { callEndpoints } from "./work/calls.ts";
import { handoverEndpoints } from "./work/handover.ts";
import { deskEndpoints } from "./work/desk.ts";
import type { Endpoint, FileKind } from "./endpoint.ts";
import { factEndpoints } from "./operations/facts.ts";
import { providerEndpoints } from "./operations/providers.ts";
import { settingEndpoints } from "./operations/settings.ts";
import { fileEndpoints } from "./platform/files.ts";
import { formEndpoints } from "./content/forms.ts";
import { goLiveEndpoints } from "./operations/go-live.ts";
import { healthEndpoints } from "./operations/health.ts";
import { inboundEndpoints } from "./work/inbound.ts";
import { jobEndpoints } from "./operations/jobs.ts";
import { journalEndpoints } from "./work/journal.ts";
import { leadEndpoints } from "./work/leads.ts";
import { liveEndpoints } from "./work/live.ts";
import { keptFileEndpoints } from "./work/kept-files.ts";
import { uploadEndpoints } from "./work/uploads.ts";
import { messageEndpoints } from "./work/messages.ts";
import { morningEndpoints } from "./work/morning.ts";
import { noticeEndpoints } from "./work/notices.ts";
import { newsletterEndpoints } from "./content/newsletter.ts";
import { offerEndpoints } from "./work/offers.ts";
import { onboardingEndpoints } from "./people/onboarding.ts";
import { openApiEndpoints } from "./operations/openapi.ts";
import { policyEndpoints } from "./work/policies.ts";
import { referenceEndpoints } from "./content/references.ts";
import { marketingEndpoints } from "./work/marketing.ts";
import { reviewEndpoints } from "./work/reviews.ts";
import { retentionEndpoints } from "./operations/retention.ts";
import { routingEndpoints } from "./work/routing.ts";
import { sequenceEndpoints } from "./work/sequences.ts";
import { sessionEndpoints } from "./people/session.ts";
import { shareEndpoints } from "./work/share.ts";
import { smsEndpoints } from "./work/sms.ts";
import { tagEndpoints } from "./work/tags.ts";
import { bookingEndpoints } from "./work/bookings.ts";
import { taskEndpoints } from "./work/tasks.ts";
import { trainingEndpoints } from "./people/training.ts";
import { userEndpoints } from "./people/users.ts";

/**
 * Every endpoint of the API, by method and address, with its input and its answer. The server's routes, the browser's
 * calls and the description at /api/openapi.json are derived from it. The browser imports only its types.
 */
export const ENDPOINTS = {
  ...answerEndpoints,
  ...auditEndpoints,
  ...brandEndpoints,
  ...bulkEndpoints,
  ...callEndpoints,
  ...carrierEndpoints,
  ...contentEndpoints,
  ...correctionEndpoints,
  ...customerEndpoints,
  ...deskEndpoints,
  ...factEndpoints,
  ...providerEndpoints,
  ...settingEndpoints,
  ...fileEndpoints,
  ...formEndpoints,
  ...goLiveEndpoints,
  ...handoverEndpoints,
  ...healthEndpoints,
  ...inboundEndpoints,
  ...jobEndpoints,
  ...journalEndpoints,
  ...leadEndpoints,
  ...liveEndpoints,
  ...keptFileEndpoints,
  ...uploadEndpoints,
  ...messageEndpoints,
  ...morningEndpoints,
  ...noticeEndpoints,
  ...newsletterEndpoints,
  ...offerEndpoints,
  ...onboardingEndpoints,
  ...openApiEndpoints,
  ...policyEndpoints,
  ...referenceEndpoints,
  ...retentionEndpoints,
  ...reviewEndpoints,
  ...marketingEndpoints,
  ...routingEndpoints,
  ...sequenceEndpoints,
  ...sessionEndpoints,
  ...shareEndpoints,
  ...smsEndpoints,
  ...tagEndpoints,
  ...taskEndpoints,
  ...bookingEndpoints,
  ...trainingEndpoints,
  ...userEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;

/** Returns the declaration of an endpoint. */
export function endpointOf(name: EndpointName): Endpoint {
  return ENDPOINTS[name];
}

type Part<N extends EndpointName, P extends keyof Endpoint> =
  (typeof ENDPOINTS)[N] extends Record<P, infer T> ? T : undefined;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The validated input of an endpoint's handler on the server. */
export type ParamsOf<N extends EndpointName> = Parsed<Part<N, "params">>;
export type QueryOf<N extends EndpointName> = Parsed<Part<N, "query">>;
export type BodyOf<N extends EndpointName> = Parsed<Part<N, "body">>;

/** The answer of an endpoint; `never` for a file. */
export type AnswerOf<N extends EndpointName> =
  Part<N, "answer"> extends infer A extends z.ZodType ? z.output<A> : never;

/** The row type of a list. The list is the answer itself or its only property. */
export type RowOf<N extends EndpointName> =
  AnswerOf<N> extends readonly (infer Row)[] ? Row : AnswerOf<N> extends Record<string, (infer Row)[]> ? Row : never;

/** The endpoints that answer JSON. */
export type JsonEndpoint = {
  [N in EndpointName]: Part<N, "answer"> extends FileKind ? never : N;
}[EndpointName];

type PathParameters<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | PathParameters<Others>
    : Rest
  : never;
type QueryInput<Q> = Q extends z.ZodObject ? Partial<Record<Exclude<keyof z.input<Q>, "q">, string | number>> : unknown;
type BodyInput<B> = B extends z.ZodType ? { body: z.input<B> } : unknown;

/** The arguments of a call: path parameters, query and body. */
export type CallOf<N extends EndpointName> = N extends EndpointName
  ? ([PathParameters<N>] extends [never] ? unknown : { params: Record<PathParameters<N>, string | number> }) & {
      query?: URLSearchParams | (QueryInput<Part<N, "query">> & { lang?: string });
    } & BodyInput<Part<N, "body">>
  : never;
