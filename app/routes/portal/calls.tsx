import { CallPage } from "../../features/work/calls/call-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/calls";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/calls", ["calls", "quotes", "service", "desk"]);
}

export default function CallsPage() {
  return <CallPage />;
}
