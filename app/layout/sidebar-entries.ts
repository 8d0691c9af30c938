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
import { agency } from "../../agency.config.ts";
import { mayAccess, PAGE_ACCESS, type GuardedPage, type Role } from "../../domain/platform/permissions.ts";
import type { NameIn } from "../../domain/platform/text-keys.ts";

type SidebarEntry = {
  name: NameIn<"sidebar", "entries">;
  icon: LucideIcon;
  /** The target address; `page` is absent for targets outside of the portal. */
  to: string;
  page?: GuardedPage;
};

const ENTRIES: readonly SidebarEntry[] = [
  { name: "dashboard", icon: LayoutDashboard, to: "/agent-tools", page: "/agent-tools" },
  { name: "customers", icon: Users, to: "/agent-dashboard", page: "/agent-dashboard" },
  { name: "forms", icon: FileText, to: "/agent-tools?tab=forms", page: "/agent-tools" },
  { name: "training", icon: GraduationCap, to: "/agent-tools?tab=training", page: "/agent-tools" },
  { name: "onboarding", icon: Rocket, to: "/agent-onboarding", page: "/agent-onboarding" },
  { name: "emails", icon: Mail, to: "/email-admin", page: "/email-admin" },
  { name: "sms", icon: MessageSquareText, to: "/sms-admin", page: "/sms-admin" },
  { name: "management", icon: Briefcase, to: agency.managementSystemUrl },
  { name: "admin", icon: ShieldUser, to: "/admin-tools", page: "/admin-tools" },
];

/** Returns the entries that a role may open. */
export function sidebarEntriesFor(role: Role): SidebarEntry[] {
  return ENTRIES.filter(({ page }) => !page || mayAccess(role, PAGE_ACCESS[page]));
}

/** Returns the entry of an address: the one of its tab, or else of its page. */
export function currentEntry(pathname: string, tab: string | null): SidebarEntry | undefined {
  return ENTRIES.find(({ to }) => to === `${pathname}?tab=${tab}`) ?? ENTRIES.find(({ to }) => to === pathname);
}
