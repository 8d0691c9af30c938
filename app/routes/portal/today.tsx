import { TodayPage } from "../../features/work/tasks/today-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/today";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/today", ["today", "tasks"]);
}

export default function Today() {
  return <TodayPage />;
}
