import type { ReferenceCategory, ReferenceCode } from "../../../../domain/api/content/references.ts";
import { matchesSearch } from "../../../lib/search-text.ts";

export type ReferenceGroup = { category: ReferenceCategory; codes: ReferenceCode[] };

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Groups the codes that match the search by category, both in their order. Drops empty categories. */
export function groupReferences(
  categories: readonly ReferenceCategory[],
  codes: readonly ReferenceCode[],
  query: string,
): ReferenceGroup[] {
  const found = codes
    .filter(({ code, description, additionalInfo }) => matchesSearch(query, [code, description, additionalInfo ?? ""]))
    .toSorted(byOrder);
  return categories
    .toSorted(byOrder)
    .map((category) => ({ category, codes: found.filter(({ categoryId }) => categoryId === category.id) }))
    .filter((group) => group.codes.length > 0);
}
