import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast, subscribeToToast, toast, TOAST_REMOVE_DELAY_MS } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows one toast at a time: the newer one takes the place of the older one, which closes nothing any more", () => {
  const first = toast({ title: "Saved" });
  const second = toast({ title: "Error", variant: "destructive" });
  expect(currentToast()).toMatchObject({ id: second, title: "Error", open: true });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ id: second, open: true });
});

it("removes a toast 1,000,000 ms after it was closed, and no toast that came meanwhile", () => {
  dismissToast(toast({ title: "Saved" }));
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(currentToast()).toMatchObject({ title: "Saved", open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  dismissToast(toast({ title: "Saved" }));
  toast({ title: "Sent" });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: "Sent", open: true });
});

it("tells whoever listens of every change, until they stop listening", () => {
  const seen: (boolean | undefined)[] = [];
  const stop = subscribeToToast(() => seen.push(currentToast()?.open));
  dismissToast(toast({ title: "Saved" }));
  stop();
  toast({ title: "Sent" });
  expect(seen).toEqual([true, false]);
});
