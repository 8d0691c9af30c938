import { isLeadKind } from "../../../domain/work/request-kinds.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import type { User } from "../../../domain/people/users.ts";
import { showAppBadge } from "../../lib/app-badge.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { chime } from "../../lib/live/chime.ts";
import { changeLive, notePresent } from "../../lib/live/live-store.ts";
import { createRefresher } from "../../lib/live/refresher.ts";
import { isChosen } from "../../lib/live/settings.ts";
import { hearDesk } from "../../lib/live/tabs.ts";
import { getsPushes } from "../../lib/live/push-device.ts";
import { useBadge } from "../../lib/live/use-badge.ts";
import { useTitleCount } from "../../lib/live/use-title-count.ts";
import { logInAgain } from "../../lib/log-in-again.ts";
import { toast } from "../../ui/toast-store.ts";

/** The throttle interval of announcements: several changes at once are announced once. */
const QUIET_MS = 2_000;
/** The changes that play a sound: a new request, a message of a customer, a mention by a colleague. */
const NEWS: readonly DeskChange["type"][] = ["received", "message", "offer-answer", "mentioned"];

type LiveProps = { user: User; /** The position of the desk's events when the page was rendered. */ from: string };

/** Keeps every page of the portal up to date with what happens at the desk. */
export function Live({ user, from }: LiveProps) {
  const { t } = useTranslation("live");
  const client = useQueryClient();
  const navigate = useNavigate();
  const badge = useBadge({ isAsking: true });
  useTitleCount(badge?.needsReply ?? 0);
  useEffect(() => {
    if (badge) showAppBadge(badge.needsReply);
  }, [badge]);

  const announce = useEffectEvent(async (change: DeskChange) => {
    if (isChosen("sound")) chime();
    const mayNotify = "Notification" in window && Notification.permission === "granted" && isChosen("notify");
    const { kind, reference } = change;
    const type = change.type === "offer-answer" ? "message" : change.type;
    if (!mayNotify || !document.hidden || !reference || !isLeadKind(kind)) return;
    const isOther = type === "message" || type === "mentioned";
    // A browser that gets pushes is told of these by a push, where they concern its user.
    if (isOther && (await getsPushes())) return;
    const title = isOther ? t(`came.${type}`, { reference }) : t(`kinds:${kind}.came`, { reference });
    const notification = new Notification(title, { tag: reference });
    notification.addEventListener("click", () => {
      window.focus();
      void navigate(`/agent-dashboard?request=${reference}`);
      notification.close();
    });
  });

  const showRoleToast = useEffectEvent(() => toast({ title: t("role.title"), description: t("role.text") }));

  const isNews = useEffectEvent(({ type, by }: DeskChange) => NEWS.includes(type) && by !== user.id);

  // Starts once, at the position of the first render: later loads of the frame change nothing.
  const listen = useEffectEvent(() => {
    const refresher = createRefresher(client);
    let announcedAt = -QUIET_MS;
    const leave = hearDesk(from, (message, isLeader) => {
      if (message.type === "status") changeLive({ status: message.status });
      if (message.type === "presence") notePresent(message.present);
      if (message.type === "reset") refresher.reset();
      // Somebody else ended the session: text typed from here on could not be saved.
      if (message.type === "ended") {
        showAppBadge(0);
        void logInAgain(message.why);
      }
      if (message.type === "role") showRoleToast();
      if (message.type !== "change") return;
      refresher.changed(message.change);
      // Only the leader tab announces.
      if (!isLeader || !isNews(message.change) || performance.now() - announcedAt < QUIET_MS) return;
      announcedAt = performance.now();
      void announce(message.change);
    });
    return () => {
      leave();
      refresher.close();
    };
  });
  useEffect(() => listen(), []);
  return null;
}
