import { EmailArchive } from "../../features/work/messages/email-archive.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/email-admin";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/email-admin", ["emails", "messages", "failures"]);
}

export default function EmailAdminPage({ loaderData }: Route.ComponentProps) {
  return <EmailArchive role={loaderData.user.role} />;
}
