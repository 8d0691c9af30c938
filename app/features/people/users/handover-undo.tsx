import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Account } from "../../../../domain/api/people/users.ts";
import type { PresentedHandover } from "../../../../domain/api/work/handover.ts";
import type { User } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { BookingsLeft } from "./bookings-left.tsx";

/** Undoes the handover of a closed account. */
function useUndo(id: number, onDone?: () => void) {
  const { t } = useTranslation("users");
  return useChange({
    request: () => ({ to: "DELETE /api/users/:id/handover", params: { id } }),
    success: t("handover.undone"),
    failure: t("handover.undoFailed"),
    ...(onDone && { onDone }),
  });
}

type DeletedNoticeProps = { user: User; isDone: boolean; onUndone: () => void };

/** Says above the list that an account was closed, and offers to undo it. It takes the focus. */
export function DeletedNotice({ user, isDone, onUndone }: DeletedNoticeProps) {
  const { t } = useTranslation("users");
  const undo = useUndo(user.id, onUndone);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const handover = useQuery({
    // A key of its own: what the dialog read before the account was closed is no longer true.
    queryKey: ["handover", user.id, "closed"],
    queryFn: () => api("GET /api/users/:id/handover", { params: { id: user.id } }),
    gcTime: 0,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-surface-2 p-3">
      <p ref={place} tabIndex={-1} role="status">
        <strong>{`${user.firstName} ${user.lastName}`}</strong>: {t(isDone ? "handover.done" : "handover.going")}
      </p>
      <Button variant="secondary" size="sm" busy={undo.isPending} onClick={() => undo.mutate()}>
        {t("handover.undo")}
      </Button>
      {isDone && handover.data && <BookingsLeft left={handover.data.left} />}
    </div>
  );
}

type GiveBackProps = { account: Account; handed: NonNullable<PresentedHandover["undo"]> };

/** Offers to reactivate a closed account and to give back what it handed over. */
export function GiveBack({ account, handed }: GiveBackProps) {
  const { t } = useTranslation("users");
  const undo = useUndo(account.id);
  const { requests, tasks, rules, customers, bookings } = handed.counts;
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{t("handover.undoTitle")}</h3>
      <p>{t("handover.handed", { requests, tasks, rules, customers, bookings })}</p>
      <p className="text-ink-soft">{t("handover.undoText")}</p>
      <Button busy={undo.isPending} onClick={() => undo.mutate()}>
        {t("handover.giveBack")}
      </Button>
    </section>
  );
}
