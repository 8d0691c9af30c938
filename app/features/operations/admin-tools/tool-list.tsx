import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useBadge } from "../../../lib/live/use-badge.ts";
import { Badge } from "../../../ui/badge.tsx";

/** The pages of the administration that have an address of their own. */
const PLACES = [
  "go-live",
  "settings",
  "content",
  "routing",
  "tags",
  "sequences",
  "facts",
  "audit",
  "jobs",
  "health",
] as const;

/** Everything that Admin Tools has, with one line each, in the order in which an office needs it. */
const TOOLS = [
  { name: "agent-management", to: "/admin-tools?tab=agent-management" },
  ...PLACES.map((place) => ({ name: place, to: `/admin-${place}` }) as const),
  { name: "steps", to: "/agent-onboarding/steps" },
  { name: "archived-emails", to: "/admin-tools?tab=archived-emails" },
] as const;

/** The overview that Admin Tools begins with. */
export function ToolList() {
  const { t } = useTranslation("users");
  const waiting = useBadge()?.accessRequests ?? 0;
  return (
    <nav aria-label={t("places.label")}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {TOOLS.map(({ name, to }) => (
          <li key={name} className="grid">
            <Link
              to={to}
              className="grid content-start gap-1 rounded border border-line bg-surface p-4 no-underline hover:bg-surface-2"
            >
              <span className="flex flex-wrap items-center gap-2">
                <span className="link font-semibold">{t(`places.${name}`)}</span>
                {name === "agent-management" && waiting > 0 && (
                  <Badge tone="accent">{t("live:counts.admin", { count: waiting })}</Badge>
                )}
              </span>
              <span className="text-sm text-ink-soft">{t(`lines.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
