import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { NO_SESSION, type ShareSession, type ShareView } from "./share-session.ts";

const never = () => () => undefined;
const nothing = () => NO_SESSION;

/** Returns the state of a session, as it changes; that of none while there is none. */
export function useShareView(session: ShareSession | null): ShareView {
  return useSyncExternalStore(session?.subscribe ?? never, session?.view ?? nothing, nothing);
}

/** Returns a fact about the browser, and the given value until the page is hydrated. */
export function useBrowserFact(fact: () => boolean, before: boolean): boolean {
  return useSyncExternalStore(never, fact, () => before);
}

/** Plays a stream in a video or audio element. */
export function usePlayed<E extends HTMLMediaElement>(stream: MediaStream | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (element.current) element.current.srcObject = stream;
  }, [stream]);
  return element;
}

/** Shows an element in full screen, and follows whether it is. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  async function toggle() {
    // A browser may refuse it, as on a phone; the picture stays as it is then.
    await (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  }
  return { isFull, toggle };
}
