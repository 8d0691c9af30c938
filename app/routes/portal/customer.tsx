import { CustomerView } from "../../features/work/customers/customer-view.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/customer";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/customers", [
    "customers",
    "quotes",
    "service",
    "desk",
    "messages",
    "answers",
    "tasks",
    "policies",
    "tags",
  ]);
}

export default function CustomerPage({ params }: Route.ComponentProps) {
  return <CustomerView key={params.id} id={params.id} />;
}
