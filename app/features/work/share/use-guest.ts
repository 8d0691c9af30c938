import { useEffect, useEffectEvent, useRef, useState } from "react";
import { addressOf, api, codeOf, inPageLanguage } from "../../../lib/api.ts";
import { canConnect, capture, captureFault } from "./capture.ts";
import type { Picture } from "./peer-messages.ts";
import type { SessionEnd } from "./share-line.ts";
import { openShareSession, type ShareSession } from "./share-session.ts";
import { useShareView } from "./use-share-view.ts";

const hasGone = (error: unknown) => codeOf(error) === "notFound";

/** Binds the link to this browser: from then on it leads nowhere else. The same browser may repeat it. */
const bind = (token: string) => api("POST /api/share-guests", { body: { token }, mayBeRefused: true });

/** Opens the customer's side of a session, for the browser that the link is bound to. */
function openGuestSession(token: string): ShareSession {
  return openShareSession({
    side: "guest",
    address: (visit) => inPageLanguage(addressOf("GET /api/share-guests/stream", { query: { visit } })),
    send: (sent) => api("POST /api/share-guests/signals", { body: sent, mayBeRefused: true }),
    askWhy: async (): Promise<SessionEnd | null> =>
      bind(token).then(
        () => null,
        (error: unknown) => (hasGone(error) ? "gone" : null),
      ),
  });
}

/**
 * The customer's side. Nothing happens before a press of theirs: programs that open every link of a mail must not use it
 * up. A browser that has joined before joins again by itself, as after a reload.
 */
export function useGuest(token: string, isBound: boolean) {
  const [session, setSession] = useState<ShareSession | null>(null);
  const [isGone, setGone] = useState(false);
  const [isJoining, setJoining] = useState(false);
  const [uploadPath, setUploadPath] = useState<string | null>(null);
  const [fault, setFault] = useState<"refused" | "failed" | null>(null);
  const joined = useRef<Promise<ShareSession | null>>(undefined);
  const view = useShareView(session);

  async function enter(): Promise<ShareSession | null> {
    setJoining(true);
    try {
      const bound = await bind(token);
      setUploadPath(bound.uploadPath);
      const opened = openGuestSession(token);
      setSession(opened);
      return opened;
    } catch (error) {
      joined.current = undefined;
      if (hasGone(error)) setGone(true);
      else setFault("failed");
      return null;
    } finally {
      setJoining(false);
    }
  }

  const join = () => (joined.current ??= enter());

  /** Asks for a window or the camera, and joins meanwhile. */
  async function share(picture: Picture): Promise<void> {
    setFault(null);
    const joining = join();
    try {
      const track = await capture(picture);
      const opened = await joining;
      if (opened) opened.show(picture, track);
      else track.stop();
    } catch (error) {
      setFault(captureFault(error));
    }
  }

  async function end(): Promise<void> {
    session?.end("customer");
    await api("POST /api/share-guests/end", { keepalive: true }).catch(() => undefined);
  }

  const joinAgain = useEffectEvent(() => void (isBound && canConnect() && join()));
  useEffect(() => joinAgain(), []);
  useEffect(() => () => session?.close(), [session]);

  const shown = isGone ? { ...view, end: "gone" as const } : view;
  /** `uploadPath` leads to the page where files can be sent; null without a request, and before this browser joined. */
  return { session, view: shown, uploadPath, isJoining, fault, join, share, end };
}

export type Guest = ReturnType<typeof useGuest>;
