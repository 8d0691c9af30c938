import { Menu, X } from "lucide-react";
import { useState, type MouseEvent } from "react";
import type { User } from "../../domain/people/users.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useModal } from "../ui/use-modal.ts";
import { SidebarMenu, type ShownRelease } from "./sidebar-menu.tsx";

type SidebarDrawerProps = { user: User; release: ShownRelease };

/** The portal's menu on phones: a button of the bar opens it as a drawer. */
export function SidebarDrawer({ user, release }: SidebarDrawerProps) {
  const { t } = useTranslation("sidebar");
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery("(width < 40rem)");
  return (
    <>
      <button
        type="button"
        aria-label={t("open")}
        aria-haspopup="dialog"
        className="portal-button portal-drawer-button"
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      {isOpen && isPhone && <Drawer user={user} release={release} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Drawer({ user, release, onClose }: SidebarDrawerProps & { onClose: () => void }) {
  const { t } = useTranslation("sidebar");
  const ref = useModal();

  function closeOnChoice(event: MouseEvent) {
    const isBackdrop = event.target === event.currentTarget;
    if (isBackdrop || (event.target instanceof Element && event.target.closest("a"))) onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-label={t("label")}
      className="sidebar-drawer"
      onClick={closeOnChoice}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <nav aria-label={t("label")} className="sidebar-column">
        <button type="button" className="sidebar-link" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
          {t("close")}
        </button>
        <SidebarMenu user={user} release={release} isFolded={false} />
      </nav>
    </dialog>
  );
}
