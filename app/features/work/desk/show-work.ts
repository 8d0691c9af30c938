import type { DeskEvent, Work } from "../../../../domain/api/work/work.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { LeadRow, ViewedLead } from "./lead-kinds.ts";

/** A page of a list, or how many it has. */
type Page = { rows?: LeadRow[] };
type Changed = { work: Work; event: DeskEvent | null };

/** Shows a change where the request stands already: in its place in the lists, which keep their order, and opened. */
export function showWork(client: QueryClient, path: string, reference: string, { work, event }: Changed): void {
  const cleared = event?.type === "not-spam" && { isSuspect: false };
  client.setQueryData<ViewedLead>(["lead", reference], (lead) => {
    if (!lead) return lead;
    return { ...lead, ...cleared, work, events: event ? [...lead.events, event] : lead.events };
  });
  client.setQueriesData<Page>({ queryKey: ["list", path] }, (page) => {
    if (!page?.rows) return page;
    return {
      ...page,
      rows: page.rows.map((row) => (row.reference === reference ? { ...row, ...cleared, work } : row)),
    };
  });
  void client.invalidateQueries({ queryKey: ["desk-counts"] });
}
