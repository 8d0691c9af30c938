import { useEffect, useState } from "react";
import type { Share } from "../../../../domain/api/work/share.ts";
import { addressOf, api, codeOf, inPageLanguage, isLoggedOut, unattended } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { canConnect, capture, captureFault } from "./capture.ts";
import type { SessionEnd } from "./share-line.ts";
import { openShareSession, type ShareSession } from "./share-session.ts";
import { useShareView } from "./use-share-view.ts";

/** Opens the agent's side of a session. What the page sends by itself does not extend the login. */
function openAgentSession(id: string): ShareSession {
  const params = { id };
  return openShareSession({
    side: "agent",
    address: (visit) => inPageLanguage(addressOf("GET /api/shares/:id/stream", { params, query: { visit } })),
    send: (sent) => unattended(() => api("POST /api/shares/:id/signals", { params, body: sent, mayBeRefused: true })),
    askWhy: async (): Promise<SessionEnd | null> =>
      unattended(() => api("GET /api/shares/:id", { params, mayBeRefused: true })).then(endOf, (error: unknown) =>
        isLoggedOut(error) ? "login" : codeOf(error) === "notFound" ? "gone" : null,
      ),
  });
}

/** Returns why a share is over; null while it is not. */
function endOf({ state, endReason }: Pick<Share, "state" | "endReason">): SessionEnd | null {
  return state === "ended" ? (endReason ?? "gone") : null;
}

/** The agent's side: it listens from the start, and shows or speaks on a press. */
export function useAgent(share: Share) {
  const { t } = useTranslation("share-desk");
  const { id } = share;
  const over = endOf(share);
  const isOver = over !== null;
  const [session, setSession] = useState<ShareSession | null>(null);
  const [fault, setFault] = useState<"refused" | "failed" | null>(null);
  const view = useShareView(session);

  useEffect(() => {
    if (isOver || !canConnect()) return;
    const opened = openAgentSession(id);
    // Shown with what it has become by then, in one render.
    queueMicrotask(() => setSession(opened));
    return () => opened.close();
  }, [id, isOver]);

  async function show(): Promise<void> {
    setFault(null);
    await capture("screen").then(
      (track) => session?.show("screen", track),
      (error: unknown) => setFault(captureFault(error)),
    );
  }

  async function end(): Promise<void> {
    try {
      await api("POST /api/shares/:id/end", { params: { id } });
      session?.end("agent");
    } catch (error) {
      showErrorToast(t("end.failed"), error);
    }
  }

  return { session, view: over ? { ...view, end: over } : view, fault, show, end };
}

export type Agent = ReturnType<typeof useAgent>;
