import { useSyncExternalStore } from "react";
import { remembered } from "../remember.ts";

/** What a browser does when a request comes in. The sound can be switched off, notifications are asked for. */
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
    // storage is switched off: it stays as it is
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

/** Whether the browser shows notifications: it was asked and said so, it was not asked yet, or it never does. */
export function useNotificationState(): NotificationPermission | "never" {
  return useSyncExternalStore(
    subscribe,
    () => ("Notification" in window ? Notification.permission : "never"),
    () => "never" as const,
  );
}

/** Asks the person; only ever after the press of a button. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
  choose("notify", true);
}
