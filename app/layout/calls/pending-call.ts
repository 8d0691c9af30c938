import { useSyncExternalStore } from "react";

const STORAGE_KEY = "call-begun";
const listeners = new Set<() => void>();
/** The number of a customer's call; in memory only, since a number is never stored in the browser (D2). */
let calledNumber = "";

/** Names the party of a call without personal data: the reference of a request, or the id of a customer. */
type CallSubject = string;
export const customerCalled = (id: number): CallSubject => `customer ${id}`;

/**
 * Notes that somebody pressed a call button, so that the page asks for the outcome when they return. It is kept for the
 * tab, because a phone may drop the page while its owner talks.
 */
export function beginCall(subject: CallSubject, number = ""): void {
  calledNumber = number;
  write(subject);
}

/** Forgets the call to a party, after its outcome was recorded or there was none; never one begun since to another. */
export function endCall(subject: CallSubject): void {
  if (read() === subject) write(null);
}

/** Returns the number of the pending call; empty when the page has been loaded again since. */
export function useNumberCalled(): string {
  return useSyncExternalStore(
    subscribe,
    () => calledNumber,
    () => "",
  );
}

/** Returns true while the outcome of a call to this party is still to be recorded. */
export function useCallBegun(subject: CallSubject): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read() === subject,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(subject: CallSubject | null): void {
  try {
    if (subject) sessionStorage.setItem(STORAGE_KEY, subject);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is disabled: the outcome can still be recorded beside the phone number.
  }
  for (const listener of listeners) listener();
}
