import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
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
  const typed = useTypedAhead(isOpen && !Palette);

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
  return <Palette role={user.role} pages={pages} typed={typed} onClose={onClose} onGo={go} />;
}

/** Returns what is typed while the palette's code is on its way. Nothing else on the page hears those keys. */
function useTypedAhead(isWaiting: boolean): string {
  const [typed, setTyped] = useState("");
  // The palette takes the focus in a layout effect too: no key falls between the two.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const hear = (event: KeyboardEvent) => {
      const isErasing = event.key === "Backspace";
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length > 1 && !isErasing)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTyped((text) => (isErasing ? text.slice(0, -1) : text + event.key));
    };
    addEventListener("keydown", hear, { capture: true });
    return () => {
      removeEventListener("keydown", hear, { capture: true });
      setTyped("");
    };
  }, [isWaiting]);
  return typed;
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
