import { useTranslation } from "../lib/i18n.tsx";
import { useBadge } from "../lib/live/use-badge.ts";
import type { sidebarEntriesFor } from "./sidebar-entries.ts";

type EntryName = ReturnType<typeof sidebarEntriesFor>[number]["name"];
type Waiting = { count: number; words: string };

/** Maximum number shown; a larger one is too long to read at a glance. */
const MOST_SHOWN = 99;

/** Returns the counts of waiting items by sidebar entry. */
export function useWaiting(): Partial<Record<EntryName, Waiting>> {
  const { t } = useTranslation("live");
  const badge = useBadge();
  const customers = badge?.needsReply ?? 0;
  const mentions = badge?.mentions ?? 0;
  const emails = badge?.unsorted ?? 0;
  const admin = badge?.accessRequests ?? 0;
  return {
    ...(customers + mentions > 0 && {
      inbox: {
        count: customers + mentions,
        words: [
          customers > 0 && t("counts.customers", { count: customers }),
          mentions > 0 && t("counts.mentions", { count: mentions }),
        ]
          .filter(Boolean)
          .join(", "),
      },
    }),
    ...(emails > 0 && { emails: { count: emails, words: t("counts.unsorted", { count: emails }) } }),
    ...(admin > 0 && { admin: { count: admin, words: t("counts.admin", { count: admin }) } }),
  };
}

/** The count badge of an entry. It is not part of the entry's accessible name. */
export function SidebarCount({ count, words, id }: Waiting & { id: string }) {
  return (
    <span className="sidebar-count">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span id={id} className="sr-only">
        {words}
      </span>
    </span>
  );
}
