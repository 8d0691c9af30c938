import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useState } from "react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { UNDOABLE } from "../../../../domain/work/desk/events.ts";
import { mayDo, type DeskDeed } from "../../../../domain/work/desk/rights.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { kindOf, type LeadRow, type ViewedLead } from "./lead-kinds.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { showWork } from "./show-work.ts";
import { leadListKeys } from "./use-gone.ts";
import type { Conflict, RequestChange } from "./request-change.ts";

type Options = { lead: ViewedLead; path: LeadPath; onGone: () => void };

/** The work on an open request: one change at a time, with optimistic locking by the version that the user sees. */
export function useWorkOn({ lead, path, onGone }: Options) {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const user = useUser();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState<DeskEvent | null>(null);
  const [asked, setAsked] = useState<{ times: number; channel: MessageChannel }>();
  const queryKey = ["lead", lead.reference];

  /** Refetches the request and its lists. */
  const renew = () =>
    Promise.all([queryKey, ...leadListKeys(path)].map((stale) => client.invalidateQueries({ queryKey: stale })));

  /** Refetches the request, then shows the conflict: its current state beside the wanted change. */
  async function meetConflict(wanted: RequestChange): Promise<void> {
    const { version } = lead.work;
    await client.invalidateQueries({ queryKey });
    setConflict({ wanted, version });
  }

  const changeWork = useMutation({
    mutationFn: (change: WorkChange) =>
      api(`POST ${path}/:id/work`, {
        params: { id: lead.id },
        body: { version: lead.work.version, change },
      }),
    onMutate: () => setDone(null),
    onSuccess: ({ work, event }) => {
      setConflict(null);
      showWork(client, path, lead.reference, { work, event });
      setDone(event && UNDOABLE.includes(event.type) ? event : null);
      // The request now belongs to other lists.
      if (event?.type === "not-spam") void renew();
    },
    onError: async (error, wanted) => {
      const code = codeOf(error);
      if (code === "notFound") onGone();
      else if (code === "conflict") await meetConflict(wanted);
      else showErrorToast(t("inbox.failed"), error);
    },
  });

  const undo = useMutation({
    mutationFn: (eventId: number) => api(`POST ${path}/:id/work/undo`, { params: { id: lead.id }, body: { eventId } }),
    onSuccess: async ({ work }) => {
      setDone(null);
      showWork(client, path, lead.reference, { work, event: null });
      await renew();
    },
    onError: (error) => {
      setDone(null);
      showErrorToast(t("inbox.undo.failed"), error);
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    lead,
    path,
    isBusy: changeWork.isPending || undo.isPending,
    may: (deed: DeskDeed) => user !== null && mayOn(user, lead, deed),
    act: (change: WorkChange, onDone?: () => void) => changeWork.mutate(change, onDone ? { onSuccess: onDone } : {}),
    conflict,
    meetConflict,
    dropConflict: () => setConflict(null),
    /** The last action, here or on a premium, while it can be undone. */
    done,
    setDone,
    undo: (eventId: number) => undo.mutate(eventId),
    /** Opens the composer with the chosen channel. */
    write: (channel: MessageChannel) =>
      setAsked(({ times } = { times: 0, channel }) => ({ times: times + 1, channel })),
    asked,
  };
}
type WorkOn = ReturnType<typeof useWorkOn>;

type User = NonNullable<ReturnType<typeof useUser>>;

/** Returns whether a user may do an action on a request. Actions without the right are not shown. */
export function mayOn({ role, id }: User, lead: LeadRow, deed: DeskDeed): boolean {
  const { owner, stage, isConfirmed } = lead.work;
  return mayDo(role, id, { kind: kindOf(lead), ownerId: owner?.id ?? null, stage, isConfirmed }, deed);
}

const WorkContext = createContext<WorkOn | null>(null);
export const WorkProvider = WorkContext.Provider;

/** Returns the open request and its actions from the context. */
export function useWork(): WorkOn {
  const work = use(WorkContext);
  if (!work) throw new Error("useWork needs an open request around it");
  return work;
}
