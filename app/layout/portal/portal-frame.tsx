import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import type { User } from "../../../domain/people/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { SidebarChoice } from "../sidebar-choice.ts";
import { SidebarDrawer } from "../sidebar-drawer.tsx";
import type { ShownRelease } from "../sidebar-menu.tsx";
import { Sidebar } from "../sidebar.tsx";
import "./portal.css";
import { PortalBar } from "./portal-bar.tsx";
import { useMainScroll } from "./use-main-scroll.ts";

type PortalFrameProps = {
  user: User;
  hasBell: boolean;
  release: ShownRelease;
  sidebarChoice: SidebarChoice;
  onSearch: () => void;
  children: ReactNode;
};

/** The frame of every page of the portal: one bar, the sidebar, and the page, which scrolls by itself. */
export function PortalFrame({ user, hasBell, release, sidebarChoice, onSearch, children }: PortalFrameProps) {
  const { t } = useTranslation("portal");
  const navigation = useNavigation();
  const main = useMainScroll();
  return (
    <div className="portal">
      <a href="#main" className="skip-link">
        {t("common:skipToContent")}
      </a>
      {/* The desk gives its list this id. */}
      <a href="#list" className="skip-link skip-to-list">
        {t("skipToList")}
      </a>
      <PortalBar user={user} hasBell={hasBell} onSearch={onSearch}>
        <SidebarDrawer user={user} release={release} />
      </PortalBar>
      <Sidebar user={user} release={release} choiceFromServer={sidebarChoice} />
      <main ref={main} id="main" tabIndex={-1} className="portal-main">
        {navigation.state === "loading" && (
          // Takes no room, and stays below the bar.
          <div className="sticky top-(--header-height) z-30 h-0">
            <p className="grid place-items-center pt-3">
              <Spinner label={t("loading")} />
            </p>
          </div>
        )}
        <Alert className="m-4 hidden! noscript:flex!">{t("needsScript")}</Alert>
        {children}
      </main>
    </div>
  );
}
