import { useSyncExternalStore } from "react";
import { remembered } from "../remember.ts";

/**
 * The browser's settings for incoming requests and their storage keys. The sound can be switched off; notifications
 * need the browser's permission.
 */
const CHOICES = { sound: "deskSound", notify: "deskNotify" } as const;
type Choice = keyof typeof CHOICES;

const CHANGED = "desk-settings";

export function isChosen(choice: Choice): boolean {
  return remembered(CHOICES[choice]) !== "off";
}

export function choose(choice: Choice, isOn: boolean): void {
  try {
    localStorage.setItem(CHOICES[choice], isOn ? "on" : "off");
  } catch {
    // Storage is disabled: the setting stays as it is.
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

export function useChoice(choice: Choice): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isChosen(choice),
    () => true,
  );
}

/** Returns the permission for notifications; "never" when the browser does not support them. */
export function useNotificationState(): NotificationPermission | "never" {
  return useSyncExternalStore(
    subscribe,
    () => ("Notification" in window ? Notification.permission : "never"),
    () => "never" as const,
  );
}

/** Asks for the permission to notify. Call it only after the press of a button. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  choose("notify", true);
}
