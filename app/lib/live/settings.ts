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

/** Returns the permission for notifications; "never" when the browser does not support them. */
export function useNotificationState(): NotificationPermission | "never" {
  return useSyncExternalStore(
    subscribeToChoices,
    () => ("Notification" in window ? Notification.permission : "never"),
    () => "never" as const,
  );
}

/** Asks for the permission to notify. Call it only after the press of a button. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  choose("notify", true);
}
