import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnSession } from "../../../../domain/api/people/session.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { OWN_SESSIONS } from "./own-sessions-key.ts";

/** The user's own sessions, with buttons to end them. */
export function SessionList() {
  const { t } = useTranslation("profile");
  const [isAsking, setAsking] = useState(false);
  const sessions = useQuery({ queryKey: OWN_SESSIONS, queryFn: () => api("GET /api/user/sessions") });
  const end = useChange({
    /** Ends one session by its key, or all others without a key. */
    request: (key?: string) =>
      key ? { to: "DELETE /api/user/sessions/:key", params: { key } } : { to: "DELETE /api/user/sessions" },
    success: t("sessions.ended"),
    failure: t("failed"),
    reason: t("failedText"),
    renews: [OWN_SESSIONS],
  });
  return (
    <QueryStates query={sessions} errorTitle={t("sessions.loadFailed")} lines={4}>
      {(all) => (
        <div className="grid gap-5">
          <ul className="grid divide-y divide-line">
            {all.map((session) => (
              <SessionRow
                key={session.key}
                session={session}
                isBusy={end.isPending && end.variables === session.key}
                onEnd={() => end.mutate(session.key)}
              />
            ))}
          </ul>
          {all.length > 1 && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
              {t("sessions.endOthers")}
            </Button>
          )}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t("sessions.endOthers")}
            description={t("sessions.endOthersText")}
            confirmLabel={t("sessions.end")}
            busy={end.isPending}
            onConfirm={() => end.mutate(undefined, { onSettled: () => setAsking(false) })}
          />
        </div>
      )}
    </QueryStates>
  );
}

type SessionRowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation("profile");
  const dates = useDates();
  const { browser, system, ip, lastSeenAt, isCurrent } = session;
  const device =
    browser && system ? t("sessions.device", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Badge tone="indigo">{t("sessions.current")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t("sessions.seen", { time: dates.dateTime(lastSeenAt) })} {ip && t("sessions.from", { ip })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={t("sessions.endOf", { device })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
