import { FilePlus, ListChecks, Newspaper, PhoneIncoming, Plus, UserPlus, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { can, mayAccess, PAGE_ACCESS, type Role } from "../../../domain/platform/permissions.ts";
import type { NameIn } from "../../../domain/platform/text-keys.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Menu } from "../menu.tsx";

type NewEntry = {
  name: NameIn<"portal", "bar.create">;
  icon: LucideIcon;
  to: string;
  isAllowed: (role: Role) => boolean;
};

/** Everything that can be created, each on the page that has its form. */
const ENTRIES: NewEntry[] = [
  {
    name: "request",
    icon: PhoneIncoming,
    to: "/agent-dashboard?enter=yes",
    isAllowed: (role) => can(role, "quote-requests", "create"),
  },
  {
    name: "task",
    icon: ListChecks,
    to: "/tasks?new=task",
    isAllowed: (role) => can(role, "customer-data", "create"),
  },
  {
    name: "form",
    icon: FilePlus,
    to: "/agent-tools?tab=forms&new=form",
    isAllowed: (role) => can(role, "agent-tools", "create"),
  },
  {
    name: "article",
    icon: Newspaper,
    to: "/admin-content?kind=posts&item=new",
    isAllowed: (role) => mayAccess(role, PAGE_ACCESS["/admin-content"]),
  },
  {
    name: "agent",
    icon: UserPlus,
    to: "/admin-tools?tab=agent-management&new=agent",
    isAllowed: (role) => mayAccess(role, PAGE_ACCESS["/admin-tools"]),
  },
];

/** The menu of what the user may create, from every page of the portal. */
export function NewMenu({ role }: { role: Role }) {
  const { t } = useTranslation("portal");
  const entries = ENTRIES.filter(({ isAllowed }) => isAllowed(role));
  if (entries.length === 0) return null;
  return (
    <Menu
      label={t("bar.new")}
      buttonClassName="portal-button"
      button={
        <>
          <Plus aria-hidden="true" />
          <span className="portal-words">{t("bar.new")}</span>
        </>
      }
    >
      <ul>
        {entries.map(({ name, icon: Icon, to }) => (
          <li key={name}>
            <Link to={to} className="menu-item">
              <Icon aria-hidden="true" className="size-5" />
              {t(`bar.create.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
