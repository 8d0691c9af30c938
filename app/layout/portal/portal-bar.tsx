import type { ReactNode } from "react";
import type { User } from "../../../domain/people/users.ts";
import { useAgency } from "../../lib/agency.ts";
import { LocalLink } from "../../lib/local-link.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { LanguageSwitcher } from "../language-switcher.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { NewMenu } from "./new-menu.tsx";
import { WebsiteMenu } from "./website-menu.tsx";

type PortalBarProps = {
  user: User;
  /** True when the user has the notices of the desk. */
  hasBell: boolean;
  onSearch: () => void;
  /** The button that opens the portal's menu on a phone. */
  children: ReactNode;
};

/** The one bar above every page of the portal: the way to the website, search, "new", language, notices, account. */
export function PortalBar({ user, hasBell, onSearch, children }: PortalBarProps) {
  const { shortName } = useAgency();
  return (
    <header className="portal-bar">
      {children}
      <LocalLink to="/" className="portal-brand">
        <BrandMark height={28} />
        <span className="portal-words">{shortName}</span>
      </LocalLink>
      <WebsiteMenu />
      <PaletteButton onClick={onSearch} />
      <NewMenu role={user.role} />
      <div className="portal-language">
        <LanguageSwitcher />
      </div>
      {hasBell && <NoticeBell />}
      <AccountMenu user={user} />
    </header>
  );
}
