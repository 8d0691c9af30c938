import {
  Briefcase,
  FileText,
  GraduationCap,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Rocket,
  ShieldUser,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import { mayAccess, PAGE_ACCESS, type GuardedPage, type Role } from "../../domain/platform/permissions.ts";
import type { NameIn } from "../../domain/platform/text-keys.ts";

type SidebarEntry = {
  name: NameIn<"sidebar", "entries">;
  icon: LucideIcon;
  /** The target address; `page` is absent for targets outside of the portal. */
  to: string;
  page?: GuardedPage;
};

/** Returns all entries. The management system has one when the office has given its address. */
const entriesOf = ({ portal }: Pick<PageAgency, "portal">): SidebarEntry[] => [
  { name: "dashboard", icon: LayoutDashboard, to: "/agent-tools", page: "/agent-tools" },
  { name: "customers", icon: Users, to: "/agent-dashboard", page: "/agent-dashboard" },
  { name: "forms", icon: FileText, to: "/agent-tools?tab=forms", page: "/agent-tools" },
  { name: "training", icon: GraduationCap, to: "/agent-tools?tab=training", page: "/agent-tools" },
  { name: "onboarding", icon: Rocket, to: "/agent-onboarding", page: "/agent-onboarding" },
  { name: "emails", icon: Mail, to: "/email-admin", page: "/email-admin" },
  { name: "sms", icon: MessageSquareText, to: "/sms-admin", page: "/sms-admin" },
  ...(portal?.managementSystemUrl
    ? [{ name: "management" as const, icon: Briefcase, to: portal.managementSystemUrl }]
    : []),
  { name: "admin", icon: ShieldUser, to: "/admin-tools", page: "/admin-tools" },
];

/** Returns the entries that a role may open. */
export function sidebarEntriesFor(role: Role, agency: Pick<PageAgency, "portal">): SidebarEntry[] {
  return entriesOf(agency).filter(({ page }) => !page || mayAccess(role, PAGE_ACCESS[page]));
}

/** The entries of this site's own pages. */
const PAGES = entriesOf({ portal: null });

/** Returns the entry of an address: the one of its tab, or else of its page. */
export function currentEntry(pathname: string, tab: string | null): SidebarEntry | undefined {
  return PAGES.find(({ to }) => to === `${pathname}?tab=${tab}`) ?? PAGES.find(({ to }) => to === pathname);
}
