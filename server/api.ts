import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../domain/errors.ts";
import { answerRoutes } from "./answers/routes.ts";
import { auditRoutes } from "./trail/routes.ts";
import { carrierRoutes } from "./carriers/routes.ts";
import { requestFormRoutes } from "./leads/routes.ts";
import { contentAdminRoutes } from "./content/admin-routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { handRoutes } from "./customers/hand-routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { correctionRoutes } from "./seeds/routes.ts";
import type { Deps } from "./deps.ts";
import { refuseWritesWhenFull } from "./disk/read-only.ts";
import { diskRoutes } from "./disk/routes.ts";
import { factRoutes } from "./facts/routes.ts";
import { formRoutes } from "./forms/routes.ts";
import { healthReportRoutes } from "./health/routes.ts";
import { guardRoutes, openWithin, type GuardedRoute } from "./http/access.ts";
import { isApiType, isCrossSite } from "./http/cross-site.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { jobRoutes } from "./jobs/routes.ts";
import { journalRoutes } from "./journal/routes.ts";
import { leadRoutes } from "./desk/routes.ts";
import { workRoutes } from "./desk/work-routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { routingRoutes } from "./routing/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { morningRoutes } from "./morning/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { onboardingRoutes } from "./onboarding/routes.ts";
import { onboardingStepRoutes } from "./onboarding/step-routes.ts";
import { onboardingTeamRoutes } from "./onboarding/team-routes.ts";
import { accountRoutes } from "./profile/routes.ts";
import { secondFactorRoutes } from "./profile/second-factor-routes.ts";
import { inboundRoutes } from "./inbound/routes.ts";
import { openApiRoutes } from "./openapi/routes.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { referenceRoutes } from "./references/routes.ts";
import { requestReviewRoutes } from "./registration/review-routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { retentionRoutes } from "./retention/routes.ts";
import { sequenceRoutes } from "./sequences/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { smsWebhooks } from "./sms/webhook.ts";
import { teamRoutes } from "./users/team-routes.ts";
import { trainingRoutes } from "./training/routes.ts";
import { userRoutes } from "./users/routes.ts";

/** Every route of the API, each behind its guard; gives back what is guarded how. */
export function mountApi(api: FastifyInstance, deps: Deps): GuardedRoute[] {
  refuseStrangers(api, deps);
  refuseWritesWhenFull(api, deps);
  const guarded = guardRoutes(api);
  api.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  contentRoutes(api, deps);
  contentAdminRoutes(api, deps);
  factRoutes(api, deps);
  correctionRoutes(api, deps);
  sessionRoutes(api, deps);
  accountRoutes(api, deps);
  secondFactorRoutes(api, deps);
  registrationRoutes(api, deps);
  userRoutes(api, deps);
  teamRoutes(api, deps);
  invitationRoutes(api, deps);
  requestReviewRoutes(api, deps);
  journalRoutes(api, deps);
  auditRoutes(api, deps);
  jobRoutes(api, deps);
  retentionRoutes(api, deps);
  diskRoutes(api, deps);
  healthReportRoutes(api, deps);
  quoteRoutes(api, deps);
  requestFormRoutes(api, deps);
  leadRoutes(api, deps);
  workRoutes(api, deps);
  liveRoutes(api, deps);
  customerRoutes(api, deps);
  handRoutes(api, deps);
  routingRoutes(api, deps);
  morningRoutes(api, deps);
  messageRoutes(api, deps);
  inboundRoutes(api, deps);
  answerRoutes(api, deps);
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

/** Writes of other sites, and bodies that are not JSON (files where files are taken), are refused before all else. */
function refuseStrangers(api: FastifyInstance, { env }: Deps): void {
  api.addHook("onRequest", (request, reply, done) => {
    void reply.header("cache-control", "no-store");
    const refusal = refusalOf(request, env.publicUrl);
    if (refusal) done(new AppError(refusal));
    else done();
  });
}

function refusalOf({ method, headers, routeOptions }: FastifyRequest, publicUrl: string) {
  const { fromAnywhere, takesFiles } = routeOptions.config;
  if (fromAnywhere) return null;
  if (isCrossSite(method, headers, publicUrl)) return "crossSite";
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"];
  return hasBody && !isApiType(headers["content-type"], takesFiles) ? "unsupportedType" : null;
}
