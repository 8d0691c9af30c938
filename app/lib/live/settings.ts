import { useSyncExternalStore } from "react";
import { remembered } from "../remember.ts";
import { announceChoice, subscribeToChoices } from "../stored-choices.ts";

/**
 * The browser's settings for incoming requests and their storage keys. The sound can be switched off; notifications
 * need the browser's permission.
 */
const CHOICES = { sound: "deskSound", notify: "deskNotify" } as const;
type Choice = keyof typeof CHOICES;

export function isChosen(choice: Choice): boolean {
  return remembered(CHOICES[choice]) !== "off";
}

export function choose(choice: Choice, isOn: boolean): void {
  try {
    localStorage.setItem(CHOICES[choice], isOn ? "on" : "off");
  } catch {
    // Storage is disabled: the setting stays as it is.
  }
  announceChoice();
}

export function useChoice(choice: Choice): boolean {
  return useSyncExternalStore(
    subscribeToChoices,
    () => isChosen(choice),
    () => true,
  );
}

/**
 * The permission for notifications as last read. Reading it asks another process of the browser and waits for it, some
 * milliseconds each time, so it is not read in every render.
 */
let permission: NotificationPermission | "never" | undefined;

function readPermission(): NotificationPermission | "never" {
  return (permission = "Notification" in window ? Notification.permission : "never");
}

/** Reads the permission again when a choice was made here, or when somebody comes back from the browser's settings. */
function subscribeToPermission(onChange: () => void): () => void {
  const read = () => {
    readPermission();
    onChange();
  };
  const unsubscribe = subscribeToChoices(read);
  addEventListener("focus", read);
  return () => {
    unsubscribe();
    removeEventListener("focus", read);
  };
}

/** Returns the permission for notifications; "never" when the browser does not support them. */
export function useNotificationState(): NotificationPermission | "never" {
  return useSyncExternalStore(
    subscribeToPermission,
    () => permission ?? readPermission(),
    () => "never" as const,
  );
}

/** Asks for the permission to notify. Call it only after the press of a button. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  choose("notify", true);
}
