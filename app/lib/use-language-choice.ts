import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { Language } from "../../domain/platform/language.ts";
import { hasTwin, isSpanishPath, pathIn } from "../../domain/platform/paths.ts";
import { allAwake } from "./asleep.tsx";
import { useLanguage } from "./i18n.tsx";
import { preferredLanguage, rememberLanguage } from "./language.ts";

/** Returns a function that switches the language in place: the address becomes its twin, and what was typed stays. */
export function useChooseLanguage(): (language: Language) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return useCallback(
    (language) => {
      rememberLanguage(language);
      const twin = hasTwin(location.pathname) ? pathIn(language, location.pathname) : location.pathname;
      if (twin === location.pathname) void revalidator.revalidate();
      else void navigate(twin + location.search + location.hash, { replace: true, preventScrollReset: true });
    },
    [location, navigate, revalidator],
  );
}

/**
 * Brings local storage and cookie in line after hydration, and switches the language when they differ from the server's
 * guess.
 */
export function useRememberedLanguage(): void {
  const shown = useLanguage();
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  const isSettled = useRef(false);
  useEffect(() => {
    // Only once, for the server's guess: a later language was chosen.
    if (isSettled.current) return;
    isSettled.current = true;
    const wanted = preferredLanguage();
    rememberLanguage(wanted);
    // A Spanish address is Spanish whatever the visitor chose elsewhere.
    if (wanted === shown || isSpanishPath(pathname)) return;
    void allAwake().then(() => revalidator.revalidate());
  }, [shown, pathname, revalidator]);
}
