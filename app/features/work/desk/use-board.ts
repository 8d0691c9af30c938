import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { UNDOABLE } from "../../../../domain/work/desk/events.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import type { ListedRequest, ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { KINDS } from "../../../../domain/work/request-kinds.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { complain } from "../../../lib/complain.ts";
import { fetchPage } from "../../../lib/fetch-page.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import type { QuoteStage } from "./board-moves.ts";
import type { Conflict } from "./wanted.ts";

const PATH = KINDS.quote.path;
const BOARD_KEY = ["list", PATH, "board"];
const MOST = 30;
/** The board can be narrowed to what is one's own, or of one type or language. */
const FILTERS = ["type", "owner", "language"];

type Move = { lead: ListedRequest<"quote">; change: WorkChange };
/** What was wanted, and the request as a colleague has left it. */
type Clash = Conflict & { wanted: WorkChange; lead: ViewedRequest<"quote"> };
type Page = { rows: ListedRequest<"quote">[]; next: string | null };

/** The newest requests of a stage. */
export function useBoardColumn(stage: QuoteStage) {
  const { parameters } = useAddress();
  const wanted = new URLSearchParams([...parameters].filter(([name, value]) => FILTERS.includes(name) && value));
  wanted.set("stage", stage);
  wanted.set("limit", String(MOST));
  return useQuery({
    queryKey: [...BOARD_KEY, wanted.toString()],
    queryFn: () => fetchPage<ListedRequest<"quote">>(`${PATH}?${wanted.toString()}`, ""),
  });
}

/** Moves cards. A card that a colleague moved meanwhile stays where they put it, and both are shown. */
export function useBoard() {
  const { t } = useTranslation("desk");
  const client = useQueryClient();
  const [done, setDone] = useState<{ event: DeskEvent; leadId: number } | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const renew = async () => {
    const keys = [["list", PATH], ["desk-counts"]];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  const order = useMutation({
    mutationFn: ({ lead, change }: Move) =>
      api(`POST ${PATH}/:id/work`, {
        params: { id: lead.id },
        body: { version: lead.work.version, change },
      }),
    // It stands where it was dropped until the server has answered.
    onMutate: ({ lead, change }) => {
      setDone(null);
      setClash(null);
      if (change.do === "stage") place(client, { ...lead, work: { ...lead.work, stage: change.stage } });
    },
    onSuccess: ({ event }, { lead }) =>
      setDone(event && UNDOABLE.includes(event.type) ? { event, leadId: lead.id } : null),
    onError: async (error, { lead, change }) => {
      const isClash = codeOf(error) === "conflict";
      const now = isClash && (await api(`GET ${PATH}/:id`, { params: { id: lead.id } }).catch(() => null));
      if (now) setClash({ lead: now, wanted: change, version: lead.work.version });
      else complain(t("inbox.failed"), error);
    },
    onSettled: renew,
  });

  const undo = useMutation({
    mutationFn: ({ event, leadId }: { event: DeskEvent; leadId: number }) =>
      api(`POST ${PATH}/:id/work/undo`, { params: { id: leadId }, body: { eventId: event.id } }),
    onError: (error) => complain(t("inbox.undo.failed"), error),
    onSettled: () => {
      setDone(null);
      return renew();
    },
  });

  return {
    move: (lead: ListedRequest<"quote">, change: WorkChange) => order.mutate({ lead, change }),
    clash,
    dropClash: () => setClash(null),
    done: done?.event ?? null,
    isBusy: order.isPending || undo.isPending,
    undo: () => done && undo.mutate(done),
    forget: () => setDone(null),
  };
}

/** Puts a card into the column of its stage, and takes it out of the others. */
function place(client: ReturnType<typeof useQueryClient>, card: ListedRequest<"quote">): void {
  for (const [key, page] of client.getQueriesData<Page>({ queryKey: BOARD_KEY })) {
    if (!page) continue;
    const others = page.rows.filter(({ id }) => id !== card.id);
    const isHere = new URLSearchParams(key.at(-1) as string).get("stage") === card.work.stage;
    client.setQueryData<Page>(key, { ...page, rows: isHere ? [card, ...others] : others });
  }
}
