import { useEffect } from "react";
import type { Share } from "../../../../domain/api/work/share.ts";
import { PortalPage } from "../../../layout/portal-page.tsx";
import { ShareLink } from "../../../layout/share/share-link.tsx";
import { ShareSend } from "../../../layout/share/share-send.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { AgentControls } from "./agent-controls.tsx";
import { AgentEnded } from "./agent-ended.tsx";
import { AgentPicture } from "./agent-picture.tsx";
import { Notes } from "./notes.tsx";
import { sessionStatus } from "./session-status.ts";
import type { ShareSession, ShareView } from "./share-session.ts";
import { useAgent } from "./use-agent.ts";
import { useClock } from "./use-clock.ts";

/** The agent's page of one session: the customer's picture, the controls, the note pad. */
export function AgentPage({ share }: { share: Share }) {
  const { t } = useTranslation("share-desk");
  const clock = useClock();
  useOwnDocument();
  const agent = useAgent(share);
  const { view, session } = agent;
  const { request } = share;
  const isWaiting = !view.isPeerThere && view.path === null;
  return (
    <PortalPage
      title={request ? t("titleWith", { name: request.name || request.reference }) : t("title")}
      back={request ? { to: request.path, text: t("toRequest") } : { to: "/agent-tools?tab=tools", text: t("toTools") }}
    >
      {view.end ? (
        <AgentEnded
          reason={view.end}
          about={request ? { reference: request.reference, language: share.language } : undefined}
        />
      ) : (
        <>
          <Status view={view} session={session} />
          {isWaiting && share.link && (
            <div className="grid max-w-2xl gap-4">
              <ShareLink link={share.link} />
              <ShareSend id={share.id} ways={share.ways} />
            </div>
          )}
          {session && view.peer && <AgentPicture session={session} shown={view.peer} />}
          {session && <AgentControls agent={agent} session={session} />}
        </>
      )}
      {/* What was typed in the last second of a session must not vanish with it. */}
      <Notes share={share} isOver={view.end !== null} />
      <p className="text-ink-soft">
        {t("promise")} {!view.end && t("until", { time: clock(share.expiresAt) })}
      </p>
    </PortalPage>
  );
}

/** The state of the session, in one sentence. */
function Status({ view, session }: { view: ShareView; session: ShareSession | null }) {
  const { t } = useTranslation("share-desk");
  const status = sessionStatus(view);
  return (
    <Alert
      role="status"
      variant={status === "none" ? "error" : "info"}
      action={status === "none" && <Button onClick={session?.retry}>{t("retry")}</Button>}
    >
      {t(`status.${status === "connected" ? (view.peer?.picture ?? status) : status}`)}
    </Alert>
  );
}

/**
 * Loads the page anew when one came to it inside the portal, as by the browser's back button: the right to show a screen
 * and to use a microphone belongs to the document, and only this page has it.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  }, []);
}
