import { Users } from "lucide-react";
import { useEffect } from "react";
import type { DeskPresence } from "../../../domain/api/work/live.ts";
import { POLL_INTERVAL_MS } from "../../../domain/work/desk/live.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { api } from "../../lib/api.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useLive } from "../../lib/live/live-store.ts";
import { useUser } from "../account-links.tsx";

/** The id of this browser tab. */
const screen = Math.random().toString(36).slice(2);

/** Time for which a request is open before colleagues are told, and after which they are told that it is closed. */
const REST_MS = 200;

type PresenceProps = { kind: LeadKind; id: number };

/** Shows which colleagues also have a request open, and reports that this user has. */
export function Presence({ kind, id }: PresenceProps) {
  const { t } = useTranslation("live");
  const language = useLanguage();
  const user = useUser();
  const { present } = useLive();
  useEffect(() => {
    let isReported = false;
    const report = (isOpen: boolean) => {
      isReported = isOpen;
      const body: DeskPresence = { kind, id, isOpen, screen };
      // Errors are ignored: nobody waits for it, and the next heartbeat repeats it.
      api("POST /api/desk-presence", { body, mayBeRefused: true, keepalive: !isOpen }).catch(() => undefined);
    };
    const look = () => report(document.visibilityState === "visible");
    const beat = () => document.visibilityState === "visible" && report(true);
    // Whoever only passes by, as with the keys, is not announced.
    const arrival = setTimeout(look, REST_MS);
    const timer = setInterval(beat, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(arrival);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      if (isReported) setTimeout(() => report(false), REST_MS);
    };
  }, [kind, id]);

  const here = present.find((one) => one.kind === kind && one.id === id)?.people ?? [];
  const names = here.filter((person) => person.id !== user?.id).map(({ name }) => name);
  const listed = new Intl.ListFormat(language).format(names);
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold text-accent empty:hidden">
      {names.length > 0 && (
        <>
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {t("present", { count: names.length, names: listed })}
        </>
      )}
    </p>
  );
}
