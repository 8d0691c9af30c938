import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { kindOf, type LeadRow, type ViewedLead } from "./lead-kinds.ts";

/** Marks the messages of the open request as read, while the page is visible. */
export function MarkRead({ lead }: { lead: ViewedLead }) {
  const client = useQueryClient();
  const kind = kindOf(lead);
  const { id } = lead;
  const upTo = [...lead.thread, ...lead.events].map(({ at }) => at).reduce((a, b) => (a > b ? a : b), "");

  const isNews = lead.unread > 0 || lead.events.some(({ type, data }) => type === "note" && hasMention(data.text));

  const mark = useEffectEvent(async (read: { kind: LeadKind; id: number; upTo: string }) => {
    if (document.visibilityState !== "visible" || !isNews) return;
    const undo = showAsRead(client, read.kind, lead.reference);
    try {
      await api("PUT /api/message-reads", { body: read, mayBeRefused: true });
      const lists = ["list", KINDS[read.kind].path];
      for (const queryKey of [["desk-badge"], ["desk-counts"], lists]) void client.invalidateQueries({ queryKey });
    } catch {
      // The next opening of the request tries again.
      undo();
    }
  });
  useEffect(() => {
    const markIfVisible = () => void mark({ kind, id, upTo });
    markIfVisible();
    document.addEventListener("visibilitychange", markIfVisible);
    return () => document.removeEventListener("visibilitychange", markIfVisible);
  }, [kind, id, upTo]);
  return null;
}

const hasMention = (text: unknown) => typeof text === "string" && text.includes("@");

type Page = { rows?: LeadRow[] };

/** Shows the request as read in the lists before the server has noted it. Returns the function that takes it back. */
function showAsRead(client: QueryClient, kind: LeadKind, reference: string): () => void {
  const queryKey = ["list", KINDS[kind].path];
  const before = client.getQueriesData<Page>({ queryKey });
  client.setQueriesData<Page>({ queryKey }, (page) => {
    if (!page?.rows) return page;
    return { ...page, rows: page.rows.map((row) => (row.reference === reference ? { ...row, unread: 0 } : row)) };
  });
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}
