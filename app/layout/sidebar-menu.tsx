import { Mail, Phone, Sparkles } from "lucide-react";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { telHref } from "../../domain/platform/phone.ts";
import type { User } from "../../domain/people/users.ts";
import { useAgency } from "../lib/agency.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { useOfficePhone } from "./office-phone.ts";
import { useSeenVersion } from "./seen-version.ts";
import { currentEntry, sidebarGroupsFor } from "./sidebar-entries.ts";
import { SidebarCount, useWaiting } from "./sidebar-count.tsx";
import { SidebarLink } from "./sidebar-link.tsx";
import { initialsOf } from "../../domain/platform/initials.ts";
import { nameOf } from "./user-name.ts";

type SidebarMenuProps = { user: User; isFolded: boolean };

/** The running version, and the one whose news were read last, as the server knows it. */
export type ShownRelease = { version: string; seen: string | null };

/** The content of the sidebar and of the drawer: the entries, the user's account, the office. */
export function SidebarMenu({ user, release, isFolded }: SidebarMenuProps & { release: ShownRelease }) {
  const { t } = useTranslation("sidebar");
  const agency = useAgency();
  const officePhone = useOfficePhone();
  const { pathname, search } = useLocation();
  const current = currentEntry(pathname, new URLSearchParams(search).get("tab"));
  const waiting = useWaiting();
  const groupId = useId();
  return (
    <>
      {sidebarGroupsFor(user.role, agency).map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${groupId}${group}`} className="sidebar-group">
          <p id={`${groupId}${group}`} className="sidebar-heading">
            <span className="sidebar-words">{t(`groups.${group}`)}</span>
          </p>
          <ul className="grid gap-0.5">
            {entries.map(({ name, to, icon }) => (
              <li key={name} className="relative">
                <SidebarLink
                  to={to}
                  icon={icon}
                  label={t(`entries.${name}`)}
                  isCurrent={name === current?.name}
                  describedBy={waiting[name] && groupId + name}
                  isFolded={isFolded}
                />
                {waiting[name] && <SidebarCount {...waiting[name]} id={groupId + name} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-auto grid gap-0.5 border-t border-line-deep pt-2">
        <ProfileLink user={user} isFolded={isFolded} />
        <NewsLink release={release} isFolded={isFolded} />
        <div className="sidebar-office">
          <SidebarLink to={telHref(agency.phone)} icon={Phone} label={officePhone} isFolded={isFolded} />
          <SidebarLink to={`mailto:${agency.email}`} icon={Mail} label={agency.email} isFolded={isFolded} />
        </div>
      </div>
    </>
  );
}

/** The link to the user's account: initials, name and role. */
function ProfileLink({ user, isFolded }: SidebarMenuProps) {
  const { t } = useTranslation("sidebar");
  const { pathname } = useLocation();
  const name = nameOf(user);
  return (
    <Tooltip content={t("profile", { name })} enabled={isFolded}>
      <Link to="/profile" className="sidebar-link" aria-current={pathname === "/profile" ? "page" : undefined}>
        <span aria-hidden="true" className="sidebar-initials">
          {initialsOf(name)}
        </span>
        <span className="sidebar-words grid leading-tight">
          <span className="sr-only">{t("profile", { name })}</span>
          <span aria-hidden="true" className="line-clamp-2">
            {name}
          </span>
          <span className="text-xs text-on-deep-soft">{t(`portal:roles.${user.role}`)}</span>
        </span>
      </Link>
    </Tooltip>
  );
}

/** The link to what is new in the running version; marked until somebody has read it in this browser. */
function NewsLink({ release, isFolded }: { release: ShownRelease; isFolded: boolean }) {
  const { t } = useTranslation("sidebar");
  const { pathname } = useLocation();
  const isUnread = useSeenVersion(release.seen) !== release.version;
  const newsId = useId();
  return (
    <div className="relative">
      <SidebarLink
        to="/whats-new"
        icon={Sparkles}
        label={t("news", { version: release.version })}
        isCurrent={pathname === "/whats-new"}
        describedBy={isUnread ? newsId : undefined}
        isFolded={isFolded}
      />
      {isUnread && (
        <span id={newsId} className="sidebar-count">
          {t("unread")}
        </span>
      )}
    </div>
  );
}
