import type { CarrierPortal } from "../../../../domain/api/content/carriers.ts";
import type { CarrierLine } from "../../../../domain/content/carriers.ts";
import { matchesSearch } from "../../../lib/search-text.ts";

/**
 * Returns the portals of a line of insurance. With a search, returns instead the portals of all lines whose name
 * matches it; their descriptions are not searched. Favorites come first.
 */
export function visiblePortals(portals: readonly CarrierPortal[], line: CarrierLine, query: string): CarrierPortal[] {
  const isSearch = query.trim() !== "";
  const found = portals.filter((portal) => (isSearch ? matchesSearch(query, [portal.name]) : portal.line === line));
  return [...found.filter((portal) => portal.isFavorite), ...found.filter((portal) => !portal.isFavorite)];
}
