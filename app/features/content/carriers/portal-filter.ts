import type { CarrierPortal } from "../../../../domain/api/content/carriers.ts";
import type { CarrierLine } from "../../../../domain/content/carriers.ts";
import { matchesSearch } from "../../../lib/search-text.ts";

/** The portals to show: those of the category, or of all categories by name once something is typed; favorites first. */
export function visiblePortals(portals: readonly CarrierPortal[], line: CarrierLine, query: string): CarrierPortal[] {
  const isSearch = query.trim() !== "";
  const found = portals.filter((portal) => (isSearch ? matchesSearch(query, [portal.name]) : portal.line === line));
  return [...found.filter((portal) => portal.isFavorite), ...found.filter((portal) => !portal.isFavorite)];
}
