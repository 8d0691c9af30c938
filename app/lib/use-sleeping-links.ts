import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isLanguage } from "../../domain/language.ts";
import { wake } from "./asleep.tsx";
import { rememberLanguage } from "./language.ts";

/** A link that is pressed while its part of the page still sleeps leads on without loading everything anew. */
export function useSleepingLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest("a");
      if (!link?.closest("[data-asleep]") || !isPlain(event, link)) return;
      // The browser itself goes to the other language: the page must come in it.
      if (isLanguage(link.hreflang)) return rememberLanguage(link.hreflang);
      event.preventDefault();
      wake();
      link.closest<HTMLElement>("[popover]")?.hidePopover();
      void navigate(link.pathname + link.search + link.hash);
    }
    window.addEventListener("click", follow, true);
    return () => window.removeEventListener("click", follow, true);
  }, [navigate]);
}

/** Whether a press asks for a page of ours, here and now. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isAskedElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isOurs = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const isWithinPage = link.pathname === location.pathname && link.hash !== "";
  return !isAskedElsewhere && isOurs && !isWithinPage && !link.pathname.startsWith("/api/");
}
