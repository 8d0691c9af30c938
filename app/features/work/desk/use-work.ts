import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskEvent, Work } from "../../../../domain/api/work/work.ts";
import { UNDOABLE } from "../../../../domain/work/desk/events.ts";
import { mayDo, type DeskDeed } from "../../../../domain/work/desk/rights.ts";
import { lastHeard, type Seen } from "../../../../domain/work/desk/since.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { useUser } from "../../../layout/account-links.tsx";
import type { AskedToWrite } from "../../../layout/composer/composer.tsx";
import { endCall } from "../../../layout/calls/pending-call.ts";
import { useMay } from "../../../layout/use-may.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { kindOf, type LeadRow, type ViewedLead } from "./lead-kinds.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { forgetNote } from "./note-drafts.ts";
import { expectedWork, isShownAtOnce } from "./optimistic.ts";
import { showWork } from "./show-work.ts";
import { useColleagues } from "./use-colleagues.ts";
import { leadListKeys } from "./use-gone.ts";
import type { Conflict, RequestChange } from "./request-change.ts";
import { confirmsWin } from "./win-policy.ts";

type Options = {
  lead: ViewedLead;
  path: LeadPath;
  onGone: () => void;
  /** The channel that the composer opens with at first, after a press elsewhere. */
  write?: MessageChannel | undefined;
  /** True when the request was opened by a press on one of its contact buttons elsewhere. */
  isToBeReached: boolean;
};

/**
 * The work on an open request, with optimistic locking by the version that the user sees. What can be taken back is
 * shown at once and rolled back when the server refuses it; one change is sent after the other.
 */
export function useWorkOn({ lead, path, onGone, write, isToBeReached }: Options) {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const user = useUser();
  const expect = useExpectedWork(lead);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState<DeskEvent | null>(null);
  const [isPolicyAsked, setPolicyAsked] = useState(false);
  const mayRecord = useMay("customer-data", "create");
  const [asked, setAsked] = useState<AskedToWrite | undefined>(write && { times: 1, channel: write });
  /** The changes that are shown and that the server has not answered yet, oldest first. */
  const shownEarly = useRef<WorkChange[]>([]);
  const queryKey = ["lead", lead.reference];
  const leadNow = () => client.getQueryData<ViewedLead>(queryKey) ?? lead;
  const seenNow = (): Seen => ({ version: leadNow().work.version, heard: lastHeard(leadNow().events) });
  const show = (work: Work, event: DeskEvent | null) => showWork(client, path, lead.reference, { work, event });

  /** Refetches the request and its lists. */
  const renew = () =>
    Promise.all([queryKey, ...leadListKeys(path)].map((stale) => client.invalidateQueries({ queryKey: stale })));

  /** Refetches the request, then shows the conflict: its current state beside the wanted change. */
  async function meetConflict(wanted: RequestChange, seen = seenNow()): Promise<void> {
    await client.invalidateQueries({ queryKey });
    setConflict({ wanted, ...seen });
  }

  const mutationKey = ["work", lead.reference];
  const changeWork = useMutation({
    mutationKey,
    // One after the other: each goes by the version that the one before has made.
    scope: { id: lead.reference },
    mutationFn: (change: WorkChange) =>
      api(`POST ${path}/:id/work`, {
        params: { id: lead.id },
        body: { ...seenNow(), change },
      }),
    onMutate: (change) => {
      setDone(null);
      const before = { work: leadNow().work, seen: seenNow() };
      if (isShownAtOnce(change)) {
        shownEarly.current.push(change);
        show(expect(before.work, change), null);
      }
      return before;
    },
    onSuccess: ({ work, event }, change) => {
      forget(shownEarly.current, change);
      forgetTyped(lead.reference, change);
      setConflict(null);
      show(shownEarly.current.reduce(expect, work), event);
      setDone(event && UNDOABLE.includes(event.type) ? event : null);
      if (mayRecord && confirmsWin(change, work)) setPolicyAsked(true);
      // The request now belongs to other lists, or a colleague's change of another field was merged.
      const isMerged = work.version > lead.work.version + 1;
      if (event?.type === "not-spam" || isMerged) void renew();
    },
    onError: async (error, wanted, before) => {
      forget(shownEarly.current, wanted);
      if (before && isShownAtOnce(wanted)) show(before.work, null);
      const code = codeOf(error);
      if (code === "notFound") onGone();
      else if (code === "conflict") await meetConflict(wanted, before?.seen);
      else showErrorToast(t("inbox.failed"), error);
    },
  });

  const undo = useMutation({
    mutationFn: (eventId: number) => api(`POST ${path}/:id/work/undo`, { params: { id: lead.id }, body: { eventId } }),
    onSuccess: async ({ work }) => {
      setDone(null);
      show(work, null);
      await renew();
    },
    onError: (error) => {
      setDone(null);
      showErrorToast(t("inbox.undo.failed"), error);
      void client.invalidateQueries({ queryKey });
    },
  });

  // Of what is still on its way from before the request was left and opened again, too: nobody sends it twice.
  const isSaving = useIsMutating({
    mutationKey,
    predicate: ({ state }) => !isShownAtOnce(state.variables as WorkChange | undefined),
  });

  const may = (deed: DeskDeed) => user !== null && mayOn(user, lead, deed);
  const act = (change: WorkChange, onDone?: () => void) =>
    changeWork.mutate(change, onDone ? { onSuccess: onDone } : {});

  /** Takes a request that nobody has, before its customer is called or written to: nobody else does the same. */
  function takeFirst() {
    if (lead.work.owner === null && may("take")) act({ do: "take" });
  }

  const enter = useEffectEvent(() => void (isToBeReached && takeFirst()));
  useEffect(() => enter(), []);

  return {
    lead,
    path,
    isBusy: isSaving > 0 || undo.isPending,
    may,
    act,
    conflict,
    seenNow,
    meetConflict,
    dropConflict: () => setConflict(null),
    /** The last action, here or on a premium, while it can be undone. */
    done,
    setDone,
    undo: (eventId: number) => undo.mutate(eventId),
    /** Opens the dialog for the policy of a won request, which also opens when the win is confirmed. */
    askForPolicy: () => setPolicyAsked(true),
    isPolicyAsked,
    dropPolicy: () => setPolicyAsked(false),
    takeFirst,
    /** Opens the composer with the chosen channel. */
    write: (channel: MessageChannel) => {
      takeFirst();
      setAsked(({ times } = { times: 0, channel }) => ({ times: times + 1, channel }));
    },
    asked,
  };
}

/**
 * Forgets the note or the call that a change has stored. The mutation itself does this and no callback of the form,
 * which is not called once another request is open.
 */
function forgetTyped(reference: string, change: WorkChange): void {
  if (change.do === "note") forgetNote(reference, change.text);
  if (change.do === "call") endCall(reference);
}

function forget(changes: WorkChange[], change: WorkChange): void {
  const at = changes.indexOf(change);
  if (at >= 0) changes.splice(at, 1);
}

/** Returns the function that expects the state of a request after a change by the user. */
function useExpectedWork(lead: ViewedLead) {
  const user = useUser();
  const colleagues = useColleagues();
  const kind = kindOf(lead);
  const mayApprove = useMay("quote-requests", "approve");
  return (work: Work, change: WorkChange): Work => {
    if (!user) return work;
    const me = { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), role: user.role };
    return expectedWork(work, change, { me, kind, colleagues, mayApprove });
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
