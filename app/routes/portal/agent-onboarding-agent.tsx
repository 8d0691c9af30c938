import { AgentView } from "../../features/people/onboarding/team/agent-view.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-agent";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding-team", "onboarding"]);
}

/** The progress page of one agent. The API checks whether the caller guides this agent; the page itself has no data. */
export default function OnboardingAgentPage({ loaderData, params }: Route.ComponentProps) {
  return <AgentView id={params.id} isAdmin={loaderData.user.role === "admin"} />;
}
