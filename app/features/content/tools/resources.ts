import {
  ChartNoAxesCombined,
  Database,
  FileSearch,
  GraduationCap,
  Mail,
  MailOpen,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  Rocket,
  type LucideIcon,
} from "lucide-react";
import type { PageAgency } from "../../../../domain/operations/settings/agency.ts";
import { mayAccess, PAGE_ACCESS, type Access, type Role } from "../../../../domain/platform/permissions.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";

type NotedName = NameIn<"tools", "resources.notes">;
type LinkName = Exclude<NameIn<"tools", "resources">, NotedName | "notes">;
type NotedResource = { name: NotedName; icon: LucideIcon; to: `#${string}`; access: Access };
type Resource = NotedResource | { name: LinkName; icon: LucideIcon; to: string; access: Access };

const PAGES: readonly Resource[] = [
  { name: "customers", icon: Database, to: "/agent-dashboard", access: PAGE_ACCESS["/agent-dashboard"] },
  { name: "quotes", icon: FileSearch, to: "/agent-dashboard?tab=quotes", access: PAGE_ACCESS["/agent-dashboard"] },
  { name: "emails", icon: MailOpen, to: "/email-admin", access: PAGE_ACCESS["/email-admin"] },
  { name: "sms", icon: MessageSquareText, to: "/sms-admin", access: PAGE_ACCESS["/sms-admin"] },
  { name: "onboarding", icon: Rocket, to: "/agent-onboarding", access: PAGE_ACCESS["/agent-onboarding"] },
];

const NOTED: readonly NotedResource[] = [
  { name: "marketing", icon: Megaphone, to: "#marketing-materials", access: "signed-in" },
  {
    name: "commissions",
    icon: ChartNoAxesCombined,
    to: "#commission-reports",
    access: { resource: "commission-reports" },
  },
  { name: "training", icon: GraduationCap, to: "#training", access: "signed-in" },
];

/** Returns the resources that a role may open. One without an address is left out. */
export function resourcesFor(role: Role, { email, portal }: Pick<PageAgency, "email" | "portal">): Resource[] {
  const chat = portal?.chatDashboardUrl;
  const resources: Resource[] = [
    { name: "email", icon: Mail, to: `mailto:${email}`, access: "signed-in" },
    ...PAGES,
    ...(chat ? [{ name: "chat", icon: MessagesSquare, to: chat, access: "signed-in" } as const] : []),
    ...NOTED,
  ];
  return resources.filter(({ access }) => mayAccess(role, access));
}

/** Type guard: a resource without its own page yet, only with a note on this page. */
export function isNoted(resource: Resource): resource is NotedResource {
  return resource.to.startsWith("#");
}
