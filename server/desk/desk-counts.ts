import type { DeskCounts } from "../../domain/api/desk.ts";
import { DESK_VIEWS } from "../../domain/desk/views.ts";
import { INQUIRY_TYPES, INSURANCE_TYPES, type LeadKind } from "../../domain/lead-options.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { countPage, type ListNeeds } from "../leads/page-of-leads.ts";

/** How many requests each view of each list has for a reader, and how many there are of each type. */
export async function countViews(deps: ListNeeds, readerId: number): Promise<DeskCounts> {
  const count = (kind: LeadKind, narrowing: Partial<ReaderFilter>) =>
    countPage(deps, kind, { sort: "requestDate", readerId, ...narrowing });
  const viewsOf = (kind: LeadKind) => countEach(DESK_VIEWS, (view) => count(kind, { view }));
  const [quotes, contacts, insurances, inquiries] = await Promise.all([
    viewsOf("quote"),
    viewsOf("contact"),
    countEach(INSURANCE_TYPES, (type) => count("quote", { type })),
    countEach(INQUIRY_TYPES, (type) => count("contact", { type })),
  ]);
  return { quotes, contacts, types: { ...insurances, ...inquiries } };
}

async function countEach<Name extends string>(names: readonly Name[], count: (name: Name) => Promise<number>) {
  const counted = names.map(async (name) => [name, await count(name)] as const);
  return Object.fromEntries(await Promise.all(counted)) as Record<Name, number>;
}
