import { useQuery } from "@tanstack/react-query";
import type { OwnView } from "../../../../domain/api/work/desk.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { LEAD_FILTERS } from "./lead-filters.ts";

const NO_VIEWS: OwnView[] = [];

/** Returns the views of a kind that the user keeps, and those that admins share. */
export function useOwnViews(kind: LeadKind): OwnView[] {
  const { data = NO_VIEWS } = useQuery({ queryKey: ["desk-views"], queryFn: () => api("GET /api/desk-views") });
  return data.filter((view) => view.kind === kind);
}

/**
 * Returns the filters of the address as a view keeps them, and the kept view that the address names. The search text is
 * not part of a view.
 */
export function useShownView(kind: LeadKind) {
  const { parameters } = useAddress();
  const views = useOwnViews(kind);
  const filters = Object.fromEntries(
    LEAD_FILTERS.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
  const view = views.find(({ id }) => String(id) === parameters.get("own"));
  const isChanged = view !== undefined && !isSame(view.filters, filters);
  return { filters, view, isChanged };
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return LEAD_FILTERS.every((name) => one[name] === other[name]);
}
