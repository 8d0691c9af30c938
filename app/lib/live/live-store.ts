import { useSyncExternalStore } from "react";
import type { RequestViewers } from "../../../domain/api/work/live.ts";
import type { LiveStatus } from "./stream.ts";

type LiveState = {
  status: LiveStatus;
  present: readonly RequestViewers[];
};

const BEGINNING: LiveState = { status: "starting", present: [] };
let state = BEGINNING;
const listeners = new Set<() => void>();

export function changeLive(changes: Partial<LiveState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

const liveNow = () => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the state of the event stream and who has which request open. */
export function useLive(): LiveState {
  return useSyncExternalStore(subscribe, liveNow, () => BEGINNING);
}

/** Stores who has a request open; an empty list removes the entry. */
export function notePresent(present: RequestViewers): void {
  const others = state.present.filter(({ kind, id }) => kind !== present.kind || id !== present.id);
  changeLive({ present: present.people.length > 0 ? [...others, present] : others });
}
