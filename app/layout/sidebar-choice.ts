import { useEffect, useSyncExternalStore } from "react";
import { remember, remembered } from "../lib/remember.ts";

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = "agentSidebarCollapsed";
const CHANGED = "sidebar-choice";

/** True is collapsed; null where nothing was chosen yet, and the width of the window decides. */
export type SidebarChoice = boolean | null;

function choiceOf(value: string | null | undefined): SidebarChoice {
  return value === "true" ? true : value === "false" ? false : null;
}

/** The choice that the mirror cookie holds, so that the server's first paint is as wide as the last one was. */
export function sidebarChoiceOfCookie(header: string | null): SidebarChoice {
  return choiceOf(header?.match(/(?:^|;\s*)agentSidebarCollapsed=([^;]*)/)?.[1]);
}

function readChoice(): SidebarChoice {
  return choiceOf(remembered(KEY)) ?? sidebarChoiceOfCookie(document.cookie);
}

/** Remembers whether the sidebar is collapsed. */
export function chooseSidebar(isCollapsed: boolean): void {
  remember(KEY, String(isCollapsed));
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const events = [CHANGED, "storage"];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** What was chosen: local storage, which the cookie that the server read follows. */
export function useSidebarChoice(fromServer: SidebarChoice): SidebarChoice {
  const choice = useSyncExternalStore(subscribe, readChoice, () => fromServer);
  useEffect(() => {
    if (choice !== null) remember(KEY, String(choice));
  }, [choice]);
  return choice;
}
