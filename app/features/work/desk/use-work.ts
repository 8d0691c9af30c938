import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useState } from "react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { UNDOABLE } from "../../../../domain/work/desk/events.ts";
import { mayDo, type DeskDeed } from "../../../../domain/work/desk/rights.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { api, codeOf } from "../../../lib/api.ts";
import { complain } from "../../../lib/complain.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { kindOf, type LeadRow, type ViewedLead } from "./lead-kinds.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { showWork } from "./show-work.ts";
import { leadListKeys } from "./use-gone.ts";
import type { Conflict, Wanted } from "./wanted.ts";

type Options = { lead: ViewedLead; path: LeadPath; onGone: () => void };

/** The work on an open request: one change at a time, each on the version that its maker sees. */
export function useWorkOn({ lead, path, onGone }: Options) {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const user = useUser();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState<DeskEvent | null>(null);
  const [asked, setAsked] = useState<{ times: number; channel: MessageChannel }>();
  const queryKey = ["lead", lead.reference];

  /** Fetches the request and its lists anew. */
  const renew = () =>
    Promise.all([queryKey, ...leadListKeys(path)].map((stale) => client.invalidateQueries({ queryKey: stale })));

  /** Fetches what is there now, to be shown beside what was wanted. */
  async function meetConflict(wanted: Wanted): Promise<void> {
    const { version } = lead.work;
    await client.invalidateQueries({ queryKey });
    setConflict({ wanted, version });
  }

  const order = useMutation({
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
      // It belongs to other lists now.
      if (event?.type === "not-spam") void renew();
    },
    onError: async (error, wanted) => {
      const code = codeOf(error);
      if (code === "notFound") onGone();
      else if (code === "conflict") await meetConflict(wanted);
      else complain(t("inbox.failed"), error);
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
      complain(t("inbox.undo.failed"), error);
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    lead,
    path,
    isBusy: order.isPending || undo.isPending,
    may: (deed: DeskDeed) => user !== null && mayOn(user, lead, deed),
    act: (change: WorkChange, onDone?: () => void) => order.mutate(change, onDone ? { onSuccess: onDone } : {}),
    conflict,
    meetConflict,
    dropConflict: () => setConflict(null),
    /** What was done last, here or with a premium, as long as it can be taken back. */
    done,
    setDone,
    undo: (eventId: number) => undo.mutate(eventId),
    /** Opens the place to write, with the channel that was pressed. */
    write: (channel: MessageChannel) =>
      setAsked(({ times } = { times: 0, channel }) => ({ times: times + 1, channel })),
    asked,
  };
}
type WorkOn = ReturnType<typeof useWorkOn>;

type User = NonNullable<ReturnType<typeof useUser>>;

/** Whether somebody may do a thing with a request: who may not does not see it offered. */
export function mayOn({ role, id }: User, lead: LeadRow, deed: DeskDeed): boolean {
  const { owner, stage, isConfirmed } = lead.work;
  return mayDo(role, id, { kind: kindOf(lead), ownerId: owner?.id ?? null, stage, isConfirmed }, deed);
}

const WorkContext = createContext<WorkOn | null>(null);
export const WorkProvider = WorkContext.Provider;

/** The open request and what can be done with it. */
export function useWork(): WorkOn {
  const work = use(WorkContext);
  if (!work) throw new Error("useWork needs an open request around it");
  return work;
}
