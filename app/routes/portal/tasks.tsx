import { TaskPage } from "../../features/work/tasks/task-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/tasks";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/tasks", ["tasks", "bookings"]);
}

export default function TasksPage() {
  return <TaskPage />;
}
