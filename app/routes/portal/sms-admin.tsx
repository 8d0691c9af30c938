import { SmsArchive } from "../../features/work/messages/sms-archive.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/sms-admin";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/sms-admin", ["sms-admin", "messages", "failures"]);
}

export default function SmsAdminPage({ loaderData }: Route.ComponentProps) {
  return <SmsArchive role={loaderData.user.role} />;
}
