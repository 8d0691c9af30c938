import { MonitorOff, MonitorUp } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { canShareScreen } from "./capture.ts";
import { Picture } from "./picture.tsx";
import type { ShareSession } from "./share-session.ts";
import type { Agent } from "./use-agent.ts";
import { useBrowserFact } from "./use-share-view.ts";
import { Voice } from "./voice.tsx";

/** The controls of the agent: show one's own screen, speak, end the session. */
export function AgentControls({ agent, session }: { agent: Agent; session: ShareSession }) {
  const { t } = useTranslation("share-desk");
  const { view, fault } = agent;
  const canShow = useBrowserFact(canShareScreen, true);
  const isShowing = view.own !== null;
  return (
    <div className="grid gap-4">
      {fault && <Alert variant="error">{t(`show.${fault}`)}</Alert>}
      {view.own && (
        <Alert variant="error" role="status" title={t("show.is")}>
          {t("show.warning")}
          <Picture stream={view.own.stream} label={t("show.preview")} className="mt-3 max-w-xs" />
        </Alert>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {canShow && (
          <Button variant="secondary" onClick={() => (isShowing ? session.hide() : void agent.show())}>
            {isShowing ? <MonitorOff aria-hidden="true" /> : <MonitorUp aria-hidden="true" />}
            {t(isShowing ? "show.stop" : "show.begin")}
          </Button>
        )}
        <Voice
          session={session}
          view={view}
          texts={{
            on: t("voice.on"),
            off: t("voice.off"),
            isOn: t("voice.isOn"),
            ask: t("voice.ask"),
            refused: t("voice.refused"),
          }}
        />
        <Button variant="destructive" onClick={() => void agent.end()}>
          {t("end.label")}
        </Button>
      </div>
      {canShow && !isShowing && <p className="text-sm text-ink-soft">{t("show.warning")}</p>}
    </div>
  );
}
