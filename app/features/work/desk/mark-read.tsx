import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";

/** Says, while the page is looked at, how far the messages of the open request have been read. */
export function MarkRead({ lead }: { lead: ViewedLead }) {
  const client = useQueryClient();
  const kind = kindOf(lead);
  const { id } = lead;
  const upTo = [...lead.thread, ...lead.events].map(({ at }) => at).reduce((a, b) => (a > b ? a : b), "");

  const isNews = lead.unread > 0 || lead.events.some(({ type, data }) => type === "note" && hasMention(data.text));

  const mark = useEffectEvent(async (read: { kind: LeadKind; id: number; upTo: string }) => {
    if (document.visibilityState !== "visible" || !isNews) return;
    try {
      await api("PUT /api/message-reads", { body: read, mayBeRefused: true });
      const lists = ["list", KINDS[read.kind].path];
      for (const queryKey of [["desk-badge"], ["desk-counts"], lists]) void client.invalidateQueries({ queryKey });
    } catch {
      // It is said again when the request is opened the next time.
    }
  });
  useEffect(() => {
    const look = () => void mark({ kind, id, upTo });
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [kind, id, upTo]);
  return null;
}

const hasMention = (text: unknown) => typeof text === "string" && text.includes("@");
