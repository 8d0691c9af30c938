import type { DeskCounts } from "../../domain/api/desk.ts";
import { DESK_VIEWS, type DeskView } from "../../domain/desk/views.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { countPage, type ListNeeds } from "../leads/page-of-leads.ts";

/** How many requests each view of each list has for a reader. */
export async function countViews(deps: ListNeeds, readerId: number): Promise<DeskCounts> {
  const countsOf = async (kind: LeadKind) => {
    const counted = DESK_VIEWS.map(
      async (view) => [view, await countPage(deps, kind, { view, readerId, sort: "requestDate" })] as const,
    );
    return Object.fromEntries(await Promise.all(counted)) as Record<DeskView, number>;
  };
  const [quotes, contacts] = await Promise.all([countsOf("quote"), countsOf("contact")]);
  return { quotes, contacts };
}
