import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { UNDOABLE } from "../../../../domain/work/desk/events.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import type { CountedRequest, ListedRequest, ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { fetchPage } from "../../../lib/fetch-page.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import type { QuoteStage } from "./board-moves.ts";
import type { Conflict } from "./request-change.ts";
import { confirmsWin } from "./win-policy.ts";

const PATH = KINDS.quote.path;
const BOARD_KEY = ["list", PATH, "board"];
const MOVE_KEY = ["board-move"];
const MAX_CARDS = 30;
/** URL filters that also apply to the board. */
const FILTERS = ["type", "owner", "language", "tag"];

type Move = { lead: ListedRequest<"quote">; change: WorkChange };
/** A rejected move: the wanted change, and the request as the colleague has left it. */
type BoardConflict = Conflict & { wanted: WorkChange; lead: ViewedRequest<"quote"> };
type Page = { rows: ListedRequest<"quote">[]; next: string | null };

/** Returns the filters of the address that apply to the board. */
function useBoardFilters(): URLSearchParams {
  const { parameters } = useAddress();
  return new URLSearchParams([...parameters].filter(([name, value]) => FILTERS.includes(name) && value));
}

/** Fetches the totals of all columns. */
export function useBoardTotals() {
  const wanted = useBoardFilters();
  return useQuery({
    queryKey: ["list", PATH, "board-totals", wanted.toString()],
    queryFn: () => api("GET /api/desk-board", { query: wanted }),
  });
}

/** Fetches the newest requests of a stage. */
export function useBoardColumn(stage: QuoteStage) {
  const wanted = useBoardFilters();
  wanted.set("stage", stage);
  wanted.set("limit", String(MAX_CARDS));
  return useQuery({
    queryKey: [...BOARD_KEY, wanted.toString()],
    queryFn: () => fetchPage<ListedRequest<"quote">>(`${PATH}?${wanted.toString()}`, ""),
  });
}

/**
 * Moves cards with an optimistic update, one move after the other. On a version conflict the colleague's stage stays,
 * and the board shows both changes.
 */
export function useBoard() {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const [done, setDone] = useState<{ event: DeskEvent; leadId: number } | null>(null);
  /** The request whose win was confirmed by the last move: the policy that came of it is asked for. */
  const [won, setWon] = useState<ListedRequest<"quote"> | null>(null);
  const mayRecord = useMay("customer-data", "create");
  const [clash, setClash] = useState<BoardConflict | null>(null);
  /** The versions that moves of this board have made: a card may be moved again before its column is refetched. */
  const madeVersions = useRef(new Map<number, number>());
  const versionOf = ({ id, work }: Move["lead"]) => Math.max(work.version, madeVersions.current.get(id) ?? 0);
  const isLastMove = () => client.isMutating({ mutationKey: MOVE_KEY }) === 1;
  const renew = async () => {
    const keys = [["list", PATH], ["desk-counts"]];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  const moveCard = useMutation({
    mutationKey: MOVE_KEY,
    scope: { id: "board-move" },
    mutationFn: ({ lead, change }: Move) =>
      api(`POST ${PATH}/:id/work`, { params: { id: lead.id }, body: { version: versionOf(lead), change } }),
    // Optimistic update: the card stays where it was dropped until the server answers.
    onMutate: async ({ lead, change }) => {
      setDone(null);
      setClash(null);
      // A fetch from before the move would put the card back.
      await client.cancelQueries({ queryKey: BOARD_KEY });
      if (change.do === "stage") cacheCard(client, { ...lead, work: { ...lead.work, stage: change.stage } });
    },
    onSuccess: ({ work, event }, { lead, change }) => {
      madeVersions.current.set(lead.id, work.version);
      setDone(event && UNDOABLE.includes(event.type) ? { event, leadId: lead.id } : null);
      if (mayRecord && confirmsWin(change, work)) setWon(lead);
    },
    onError: async (error, { lead, change }) => {
      const isClash = codeOf(error) === "conflict";
      const now = isClash && (await api(`GET ${PATH}/:id`, { params: { id: lead.id } }).catch(() => null));
      if (now) setClash({ lead: now, wanted: change, version: versionOf(lead) });
      else showErrorToast(t("inbox.failed"), error);
    },
    // A later move is shown already, and the answer to a fetch now would not have it.
    onSettled: () => (isLastMove() ? renew() : undefined),
  });

  const undo = useMutation({
    mutationFn: ({ event, leadId }: { event: DeskEvent; leadId: number }) =>
      api(`POST ${PATH}/:id/work/undo`, { params: { id: leadId }, body: { eventId: event.id } }),
    onError: (error) => showErrorToast(t("inbox.undo.failed"), error),
    onSettled: () => {
      setDone(null);
      return renew();
    },
  });

  return {
    move: (lead: CountedRequest<"quote">, change: WorkChange) =>
      moveCard.mutate({ lead: { lastMessage: null, ...lead }, change }),
    clash,
    dropClash: () => setClash(null),
    won,
    dropWon: () => setWon(null),
    done: done?.event ?? null,
    isBusy: moveCard.isPending || undo.isPending,
    undo: () => done && undo.mutate(done),
    forget: () => setDone(null),
  };
}

/** Orders cards as the server does: the newest first. */
const newestFirst = (a: ListedRequest<"quote">, b: ListedRequest<"quote">) =>
  b.requestDate.localeCompare(a.requestDate) || b.id - a.id;

/** Moves a card in the query cache into the column of its stage, and out of the others. */
function cacheCard(client: ReturnType<typeof useQueryClient>, card: ListedRequest<"quote">): void {
  for (const [key, page] of client.getQueriesData<Page>({ queryKey: BOARD_KEY })) {
    if (!page) continue;
    const others = page.rows.filter(({ id }) => id !== card.id);
    const isHere = new URLSearchParams(String(key.at(-1))).get("stage") === card.work.stage;
    client.setQueryData<Page>(key, { ...page, rows: isHere ? [card, ...others].sort(newestFirst) : others });
  }
}
