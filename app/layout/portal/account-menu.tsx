import { LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import type { User } from "../../../domain/people/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useLogOut } from "../account-links.tsx";
import { Menu } from "../menu.tsx";
import { initialsOf } from "../../../domain/platform/initials.ts";
import { nameOf } from "../user-name.ts";

/** The menu of the user's own account: profile and logout. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation("portal");
  const logOut = useLogOut();
  const name = nameOf(user);
  return (
    <Menu
      label={t("bar.account", { name })}
      buttonClassName="portal-button"
      button={
        // CSS content, not text: the accessible name of the button must not contradict its visible text.
        <span data-initials={initialsOf(name)} className="sidebar-initials before:content-[attr(data-initials)]" />
      }
    >
      <p className="px-4 pt-2 pb-1 text-sm">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-ink-soft">{t(`roles.${user.role}`)}</span>
      </p>
      <Link to="/profile" className="menu-item">
        <UserRound aria-hidden="true" className="size-5" />
        {t("bar.profile")}
      </Link>
      <button type="button" className="menu-item" onClick={() => void logOut()}>
        <LogOut aria-hidden="true" className="size-5" />
        {t("common:nav.logout")}
      </button>
    </Menu>
  );
}
