import type { DeskEvent, Work } from "../../../../domain/api/work/work.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { LeadRow, ViewedLead } from "./lead-kinds.ts";

/** The cached data under a list key: a page of rows, several pages, or a count without rows. */
type Page = { rows?: LeadRow[]; pages?: { rows: LeadRow[] }[] };
type WorkUpdate = { work: Work; event: DeskEvent | null };

/** Writes a change into the query cache: into the opened request, and into the list rows, which keep their order. */
export function showWork(client: QueryClient, path: string, reference: string, { work, event }: WorkUpdate): void {
  const cleared = event?.type === "not-spam" && { isSuspect: false };
  client.setQueryData<ViewedLead>(["lead", reference], (lead) => {
    if (!lead) return lead;
    return { ...lead, ...cleared, work, events: event ? [...lead.events, event] : lead.events };
  });
  client.setQueriesData<Page>({ queryKey: ["list", path] }, (page) => {
    if (!page) return page;
    const updated = (row: LeadRow) => (row.reference === reference ? { ...row, ...cleared, work } : row);
    return {
      ...page,
      ...(page.rows && { rows: page.rows.map(updated) }),
      ...(page.pages && { pages: page.pages.map((one) => ({ ...one, rows: one.rows.map(updated) })) }),
    };
  });
  void client.invalidateQueries({ queryKey: ["desk-counts"] });
}
