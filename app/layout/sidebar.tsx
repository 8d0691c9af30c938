import { PanelLeft } from "lucide-react";
import { useEffect } from "react";
import type { User } from "../../domain/people/users.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { chooseSidebar, useSidebarChoice, type SidebarChoice } from "./sidebar-choice.ts";
import { SidebarMenu, type ShownRelease } from "./sidebar-menu.tsx";
import "./sidebar.css";

/**
 * The breakpoint (768 px) below which the sidebar is collapsed by default, as in sidebar.css. It excludes print: paper
 * is narrow too.
 */
const NARROW = "screen and (width < 48rem)";

type SidebarProps = { user: User; release: ShownRelease; choiceFromServer: SidebarChoice };

/** The portal's menu beside its pages: 256 px, or 64 px when collapsed. */
export function Sidebar({ user, release, choiceFromServer }: SidebarProps) {
  const { t } = useTranslation("sidebar");
  const choice = useSidebarChoice(choiceFromServer);
  const isNarrow = useMediaQuery(NARROW);
  const isCollapsed = choice ?? isNarrow;

  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const collapse = () => narrow.matches && chooseSidebar(true);
    narrow.addEventListener("change", collapse);
    return () => narrow.removeEventListener("change", collapse);
  }, []);

  const toggleLabel = t(isCollapsed ? "expand" : "collapse");
  return (
    <nav aria-label={t("label")} className="sidebar" data-collapsed={choice ?? undefined}>
      <div className="sidebar-column">
        <Tooltip content={toggleLabel} enabled={isCollapsed}>
          <button type="button" className="sidebar-link noscript:hidden" onClick={() => chooseSidebar(!isCollapsed)}>
            <PanelLeft aria-hidden="true" className="size-5 shrink-0" />
            <span className="sidebar-words">{toggleLabel}</span>
          </button>
        </Tooltip>
        <SidebarMenu user={user} release={release} isFolded={isCollapsed} />
      </div>
    </nav>
  );
}
