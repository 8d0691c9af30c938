import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import type { User } from "../../../domain/people/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { NamedPage } from "./entries.ts";
import { usePaletteKey } from "./palette-key.ts";
import type { PaletteProps } from "./palette.tsx";

/** Whether the palette is open: by its key on every page, or by its button. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  usePaletteKey(isOpen, setOpen);
  return { isOpen, open, close };
}

type PaletteHostProps = { user: User; pages: readonly NamedPage[]; isOpen: boolean; onClose: () => void };

/** The place of the palette, whose code is fetched when it is first asked for. */
export function PaletteHost({ user, pages, isOpen, onClose }: PaletteHostProps) {
  const { t } = useTranslation("palette");
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const go = useGo();

  useEffect(() => {
    if (!isOpen || Palette) return;
    import("./palette.tsx")
      .then((module) => setPalette(() => module.Palette))
      .catch(() => {
        onClose();
        toast({ title: t("notLoaded"), description: t("notLoadedText"), variant: "destructive" });
      });
  }, [isOpen, Palette, onClose, t]);

  if (!isOpen || !Palette) return null;
  return <Palette role={user.role} pages={pages} onClose={onClose} onGo={go} />;
}

/** Leads to a page whose content then has the focus, unless a part of it has taken it already. */
function useGo(): (to: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const leftBehind = useRef<string>(undefined);

  useEffect(() => {
    if (leftBehind.current === undefined || leftBehind.current === key) return;
    leftBehind.current = undefined;
    const page = document.getElementById("portal-page");
    if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [key]);

  return (to) => {
    leftBehind.current = key;
    void navigate(to, { state: { takesFocus: true } });
  };
}
