import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../domain/platform/errors.ts";
import { keptFileRoutes } from "./work/kept-files/routes.ts";
import { answerRoutes } from "./work/answers/routes.ts";
import { auditRoutes } from "./operations/trail/routes.ts";
import { brandRoutes } from "./operations/brand/routes.ts";
import { callRoutes } from "./work/calls/routes.ts";
import { carrierRoutes } from "./content/carriers/routes.ts";
import { requestFormRoutes } from "./work/leads/routes.ts";
import { contentAdminRoutes } from "./content/shelves/admin-routes.ts";
import { contentRoutes } from "./content/shelves/routes.ts";
import { handoverRoutes } from "./work/handover/routes.ts";
import { handRoutes } from "./work/customers/hand-routes.ts";
import { customerRoutes } from "./work/customers/routes.ts";
import { correctionRoutes } from "./operations/seeds/routes.ts";
import type { Deps } from "./platform/deps.ts";
import { refuseWritesWhenFull } from "./platform/disk/read-only.ts";
import { diskRoutes } from "./platform/disk/routes.ts";
import { fileRoutes } from "./platform/files/routes.ts";
import { factRoutes } from "./operations/facts/routes.ts";
import { formRoutes } from "./content/forms/routes.ts";
import { healthReportRoutes } from "./operations/health/routes.ts";
import { goLiveRoutes } from "./operations/go-live/routes.ts";
import { guardRoutes, openWithin, type GuardedRoute } from "./platform/http/access.ts";
import { isApiType, isCrossSite } from "./platform/http/cross-site.ts";
import { invitationRoutes } from "./people/invitations/routes.ts";
import { jobRoutes } from "./platform/jobs/routes.ts";
import { journalRoutes } from "./work/journal/routes.ts";
import { leadRoutes } from "./work/desk/routes.ts";
import { workRoutes } from "./work/desk/work-routes.ts";
import { liveRoutes } from "./work/live/routes.ts";
import { routingRoutes } from "./work/routing/routes.ts";
import { marketingRoutes } from "./work/marketing/routes.ts";
import { reviewRoutes } from "./work/reviews/routes.ts";
import { messageRoutes } from "./work/messages/routes.ts";
import { morningRoutes } from "./work/morning/routes.ts";
import { newsletterRoutes } from "./content/newsletter/routes.ts";
import { onboardingRoutes } from "./people/onboarding/routes.ts";
import { onboardingStepRoutes } from "./people/onboarding/step-routes.ts";
import { onboardingTeamRoutes } from "./people/onboarding/team-routes.ts";
import { accountRoutes } from "./people/profile/routes.ts";
import { secondFactorRoutes } from "./people/profile/second-factor-routes.ts";
import { inboundRoutes } from "./work/inbound/routes.ts";
import { openApiRoutes } from "./operations/openapi/routes.ts";
import { policyRoutes } from "./work/policies/routes.ts";
import { quoteRoutes } from "./work/quotes/routes.ts";
import { referenceRoutes } from "./content/references/routes.ts";
import { requestReviewRoutes } from "./people/registration/review-routes.ts";
import { registrationRoutes } from "./people/registration/routes.ts";
import { retentionRoutes } from "./operations/retention/routes.ts";
import { providerRoutes } from "./operations/settings/provider-routes.ts";
import { settingRoutes } from "./operations/settings/routes.ts";
import { sequenceRoutes } from "./work/sequences/routes.ts";
import { shareRoutes } from "./work/shares/routes.ts";
import { sessionRoutes } from "./people/session/routes.ts";
import { smsWebhooks } from "./work/inbound/sms-webhooks.ts";
import { photographRoutes } from "./people/users/photograph-routes.ts";
import { teamRoutes } from "./people/users/team-routes.ts";
import { noticeRoutes } from "./work/notices/routes.ts";
import { bulkRoutes } from "./work/bulk/routes.ts";
import { tagRoutes } from "./work/tags/routes.ts";
import { bookingRoutes } from "./work/bookings/routes.ts";
import { offerRoutes } from "./work/offers/routes.ts";
import { taskRoutes } from "./work/tasks/routes.ts";
import { uploadRoutes } from "./work/private-page/upload-routes.ts";
import { trainingRoutes } from "./people/training/routes.ts";
import { userRoutes } from "./people/users/routes.ts";

/** Registers every route of the API behind its access guard. Returns the guarded routes with their access rules. */
export function mountApi(api: FastifyInstance, deps: Deps): GuardedRoute[] {
  rejectForeignRequests(api, deps);
  refuseWritesWhenFull(api, deps);
  const guarded = guardRoutes(api);
  api.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  contentRoutes(api, deps);
  contentAdminRoutes(api, deps);
  factRoutes(api, deps);
  goLiveRoutes(api, deps);
  settingRoutes(api, deps);
  brandRoutes(api, deps);
  providerRoutes(api, deps);
  correctionRoutes(api, deps);
  sessionRoutes(api, deps);
  accountRoutes(api, deps);
  secondFactorRoutes(api, deps);
  registrationRoutes(api, deps);
  userRoutes(api, deps);
  teamRoutes(api, deps);
  photographRoutes(api, deps);
  invitationRoutes(api, deps);
  requestReviewRoutes(api, deps);
  journalRoutes(api, deps);
  auditRoutes(api, deps);
  jobRoutes(api, deps);
  retentionRoutes(api, deps);
  diskRoutes(api, deps);
  fileRoutes(api, deps);
  healthReportRoutes(api, deps);
  quoteRoutes(api, deps);
  requestFormRoutes(api, deps);
  leadRoutes(api, deps);
  workRoutes(api, deps);
  liveRoutes(api, deps);
  shareRoutes(api, deps);
  customerRoutes(api, deps);
  policyRoutes(api, deps);
  handRoutes(api, deps);
  handoverRoutes(api, deps);
  callRoutes(api, deps);
  marketingRoutes(api, deps);
  reviewRoutes(api, deps);
  routingRoutes(api, deps);
  tagRoutes(api, deps);
  taskRoutes(api, deps);
  bookingRoutes(api, deps);
  offerRoutes(api, deps);
  noticeRoutes(api, deps);
  bulkRoutes(api, deps);
  morningRoutes(api, deps);
  messageRoutes(api, deps);
  inboundRoutes(api, deps);
  answerRoutes(api, deps);
  keptFileRoutes(api, deps);
  uploadRoutes(api, deps);
  sequenceRoutes(api, deps);
  smsWebhooks(api, deps);
  newsletterRoutes(api, deps);
  carrierRoutes(api, deps);
  referenceRoutes(api, deps);
  formRoutes(api, deps);
  trainingRoutes(api, deps);
  onboardingRoutes(api, deps);
  onboardingTeamRoutes(api, deps);
  onboardingStepRoutes(api, deps);
  openApiRoutes(api, deps, guarded);
  api.all("/*", { config: { ...openWithin("none"), endpoint: "none" } }, () => {
    throw new AppError("notFound");
  });
  return guarded;
}

/**
 * Rejects cross-site writes (CSRF), and bodies of a type that the route does not read: JSON, or files or
 * bytes where it takes these. Runs before everything else.
 */
function rejectForeignRequests(api: FastifyInstance, { env }: Deps): void {
  api.addHook("onRequest", (request, reply, done) => {
    void reply.header("cache-control", "no-store");
    const refusal = refusalOf(request, env.publicUrl);
    if (refusal) done(new AppError(refusal));
    else done();
  });
}

function refusalOf({ method, headers, routeOptions }: FastifyRequest, publicUrl: string) {
  const { config } = routeOptions;
  if (config.fromAnywhere) return null;
  if (isCrossSite(method, headers, publicUrl)) return "crossSite";
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"];
  return hasBody && !isApiType(headers["content-type"], config) ? "unsupportedType" : null;
}
