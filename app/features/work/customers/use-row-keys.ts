import { useEffect, type RefObject } from "react";
import { isTyping } from "../../../lib/commands.ts";
import { remembered } from "../../../lib/remember.ts";

/** Open dialogs and popovers; they have their own keys. */
const OVERLAYS = "dialog[open], :popover-open";
/** The choice of the desk, which holds for every list: keys can be switched off there. */
const STORAGE_KEY = "desk-keys";
const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Moves the focus through the links of a list by j and k, as in the inbox; Enter opens the focused one. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector(OVERLAYS) || remembered(STORAGE_KEY) === "off") return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
      const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
      const next = links[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.closest("li")?.scrollIntoView({ block: "nearest" });
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [list]);
}
