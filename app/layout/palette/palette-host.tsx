import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import type { User } from "../../../domain/people/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { NamedPage } from "./entries.ts";
import { usePaletteKey } from "./palette-key.ts";
import type { PaletteProps } from "./palette.tsx";

/** Returns the open state of the command palette. A keyboard shortcut on every page, or its button, opens it. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  usePaletteKey(isOpen, setOpen);
  return { isOpen, open, close };
}

type PaletteHostProps = { user: User; pages: readonly NamedPage[]; isOpen: boolean; onClose: () => void };

/** The container of the command palette. Its code is loaded on first use (lazy loading). */
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

/**
 * Returns a function that navigates to a page and focuses its content, unless a part of the page has taken the focus
 * already.
 */
function useGo(): (to: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const previousKey = useRef<string>(undefined);

  useEffect(() => {
    if (previousKey.current === undefined || previousKey.current === key) return;
    previousKey.current = undefined;
    const page = document.getElementById("main");
    if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [key]);

  return (to) => {
    previousKey.current = key;
    void navigate(to, { state: { takesFocus: true } });
  };
}
