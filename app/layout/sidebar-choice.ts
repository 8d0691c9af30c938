import { useEffect, useSyncExternalStore } from "react";
import { remember, remembered } from "../lib/remember.ts";
import { announceChoice, subscribeToChoices } from "../lib/stored-choices.ts";

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = "agentSidebarCollapsed";
/** The state of the sidebar: true is collapsed; null when nothing was chosen, then the width of the window decides. */
export type SidebarChoice = boolean | null;

function choiceOf(value: string | null | undefined): SidebarChoice {
  return value === "true" ? true : value === "false" ? false : null;
}

/** Reads the choice from the cookie, so that the server's first paint has the right width (no layout shift). */
export function sidebarChoiceOfCookie(header: string | null): SidebarChoice {
  return choiceOf(header?.match(/(?:^|;\s*)agentSidebarCollapsed=([^;]*)/)?.[1]);
}

function readChoice(): SidebarChoice {
  return choiceOf(remembered(KEY)) ?? sidebarChoiceOfCookie(document.cookie);
}

/** Stores whether the sidebar is collapsed. */
export function chooseSidebar(isCollapsed: boolean): void {
  remember(KEY, String(isCollapsed));
  announceChoice();
}

/** Returns the choice: from local storage, else from the cookie that the server read. Keeps the cookie in line. */
export function useSidebarChoice(fromServer: SidebarChoice): SidebarChoice {
  const choice = useSyncExternalStore(subscribeToChoices, readChoice, () => fromServer);
  useEffect(() => {
    if (choice !== null) remember(KEY, String(choice));
  }, [choice]);
  return choice;
}
