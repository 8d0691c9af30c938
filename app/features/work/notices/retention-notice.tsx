import { CHANNELS, MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { WaitingRemoval } from "../../../../domain/api/operations/retention.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

const KEY = ["retention"];

/** Asks an admin to confirm the removal of expired data when it is a lot, or when the server's clock is in doubt. */
export function RetentionNotice() {
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api("GET /api/retention") });
  return data?.waiting ? <RetentionQuestion waiting={data.waiting} /> : null;
}

function RetentionQuestion({ waiting: { reason, since, counts } }: { waiting: WaitingRemoval }) {
  const { t } = useTranslation("notices");
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const confirm = useChange({
    request: () => ({ to: "POST /api/retention/confirm" }),
    success: t("retention.done"),
    failure: t("retention.failed"),
    renews: [KEY],
  });
  const requests = LEAD_KINDS.map((kind) => `${counts[KINDS[kind].tab]} ${t(`kinds:${kind}.many`).toLowerCase()}`);
  const messages = MESSAGE_CHANNELS.map((name) => `${counts[CHANNELS[name].plural]} ${t(`channels:${name}.many`)}`);
  return (
    <Alert
      title={t("retention.title")}
      action={
        <Button variant="destructive" onClick={() => setAsking(true)}>
          {t("retention.confirm")}
        </Button>
      }
    >
      <p>{t(`retention.${reason}`, { date: dates.dateTime(since) })}</p>
      <p>{t("retention.counts", { ...counts, requests: [...requests, ...messages].join(", ") })}</p>
      {LEAD_KINDS.some((kind) => counts[KINDS[kind].tab] > 0) && (
        <p>
          <Link to="/agent-dashboard?binned=true" className="underline">
            {t("retention.list")}
          </Link>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("retention.question")}
        description={t("retention.final")}
        confirmLabel={t("retention.confirm")}
        destructive
        busy={confirm.isPending}
        onConfirm={() => confirm.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Alert>
  );
}
