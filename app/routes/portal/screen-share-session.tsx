import { data } from "react-router";
import { AgentPage } from "../../features/work/share/agent-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/screen-share-session";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/screen-share", ["share-desk"], async (user) => {
    const { services, language } = servicesOf(args);
    const share = await services.shares.ownShare(args.params.id, user, language);
    if ("error" in share) throw data(null, { status: share.status });
    return { share };
  });
}

export default function ScreenShareSession({ loaderData }: Route.ComponentProps) {
  const { data: loaded } = loaderData;
  return loaded && <AgentPage key={loaded.share.id} share={loaded.share} />;
}
