import { useEffect, useSyncExternalStore } from "react";

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = "agentSidebarCollapsed";
const CHANGED = "sidebar-choice";
const YEAR_SECONDS = 31_536_000;

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
  try {
    return choiceOf(localStorage.getItem(KEY)) ?? sidebarChoiceOfCookie(document.cookie);
  } catch {
    return sidebarChoiceOfCookie(document.cookie); // storage is switched off
  }
}

function mirror(isCollapsed: boolean): void {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${KEY}=${isCollapsed};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}

/** Remembers whether the sidebar is collapsed. */
export function chooseSidebar(isCollapsed: boolean): void {
  mirror(isCollapsed);
  try {
    localStorage.setItem(KEY, String(isCollapsed));
  } catch {
    // storage is switched off: the cookie alone remembers
  }
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
    if (choice !== null) mirror(choice);
  }, [choice]);
  return choice;
}
