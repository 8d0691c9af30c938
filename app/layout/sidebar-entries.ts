import {
  Briefcase,
  CalendarCheck,
  FileText,
  GraduationCap,
  Inbox,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageSquareText,
  Phone,
  Rocket,
  ShieldUser,
  Sunrise,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import { mayAccess, PAGE_ACCESS, type GuardedPage, type Role } from "../../domain/platform/permissions.ts";
import type { NameIn } from "../../domain/platform/text-keys.ts";

/** The groups of entries, from top to bottom. */
const GROUPS = ["work", "learning", "archives", "agency"] as const satisfies NameIn<"sidebar", "groups">[];
type SidebarGroup = (typeof GROUPS)[number];

type SidebarEntry = {
  group: SidebarGroup;
  name: NameIn<"sidebar", "entries">;
  icon: LucideIcon;
  /** The target address; `page` is absent for targets outside of the portal. */
  to: string;
  page?: GuardedPage;
};

/**
 * Returns all entries: those of the specification in its order, with today, inbox, tasks and the morning figures among
 * the daily work, and calls beside mails and texts. The management system has one when the office has given its address.
 */
const entriesOf = ({ portal }: Pick<PageAgency, "portal">): SidebarEntry[] => [
  { group: "work", name: "dashboard", icon: LayoutDashboard, to: "/agent-tools", page: "/agent-tools" },
  { group: "work", name: "today", icon: CalendarCheck, to: "/today", page: "/today" },
  { group: "work", name: "inbox", icon: Inbox, to: "/agent-dashboard", page: "/agent-dashboard" },
  { group: "work", name: "customers", icon: Users, to: "/customers", page: "/customers" },
  { group: "work", name: "tasks", icon: ListChecks, to: "/tasks", page: "/tasks" },
  { group: "work", name: "morning", icon: Sunrise, to: "/morning", page: "/morning" },
  { group: "learning", name: "forms", icon: FileText, to: "/agent-tools?tab=forms", page: "/agent-tools" },
  { group: "learning", name: "training", icon: GraduationCap, to: "/agent-tools?tab=training", page: "/agent-tools" },
  { group: "learning", name: "onboarding", icon: Rocket, to: "/agent-onboarding", page: "/agent-onboarding" },
  { group: "archives", name: "emails", icon: Mail, to: "/email-admin", page: "/email-admin" },
  { group: "archives", name: "sms", icon: MessageSquareText, to: "/sms-admin", page: "/sms-admin" },
  { group: "archives", name: "calls", icon: Phone, to: "/calls", page: "/calls" },
  ...(portal?.managementSystemUrl
    ? [{ group: "agency", name: "management", icon: Briefcase, to: portal.managementSystemUrl } as const]
    : []),
  { group: "agency", name: "admin", icon: ShieldUser, to: "/admin-tools", page: "/admin-tools" },
];

/** Returns the entries that a role may open. */
export function sidebarEntriesFor(role: Role, agency: Pick<PageAgency, "portal">): SidebarEntry[] {
  return entriesOf(agency).filter(({ page }) => !page || mayAccess(role, PAGE_ACCESS[page]));
}

/** Returns the same entries by group; a group without entries is left out. */
export function sidebarGroupsFor(role: Role, agency: Pick<PageAgency, "portal">) {
  const entries = sidebarEntriesFor(role, agency);
  return GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    ({ entries: shown }) => shown.length > 0,
  );
}

/** The entries of this site's own pages. */
const PAGES = entriesOf({ portal: null });

/** Returns the entry of an address: the one of its tab, or else of its page, or else of the page that it is below. */
export function currentEntry(pathname: string, tab: string | null): SidebarEntry | undefined {
  return (
    PAGES.find(({ to }) => to === `${pathname}?tab=${tab}`) ??
    PAGES.find(({ to }) => to === pathname) ??
    PAGES.find(({ to }) => pathname.startsWith(`${to}/`))
  );
}
