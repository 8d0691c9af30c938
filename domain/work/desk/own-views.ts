import { z } from "zod";
import { line } from "../../platform/fields.ts";
import { DESK_VIEW_MAX } from "../../platform/limits.ts";
import { fault } from "../../platform/text-keys.ts";
import { KIND_FILTERS } from "../lead-filters.ts";
import { LEAD_KINDS, type LeadKind } from "../request-kinds.ts";

const name = line(DESK_VIEW_MAX.name).min(1, fault("validation:required"));
/** The filters of a view as the address of the desk has them, such as `{ stage: "quoted", owner: "me" }`. */
const filters = z.record(z.string().max(40), z.string().max(200));
export type ViewFilters = z.infer<typeof filters>;

/** A view that a user keeps: a name, a kind of requests, and the filters and the order of its list. */
export const deskViewInput = z.object({
  name,
  kind: z.enum(LEAD_KINDS, fault("validation:choice")),
  filters,
  /** True for a view that every colleague sees; only admins share. */
  isShared: z.boolean().default(false),
});
export type DeskViewInput = z.infer<typeof deskViewInput>;

/** A change of a kept view; what is left out stays. */
export const deskViewChange = z.object({
  name: name.optional(),
  filters: filters.optional(),
  isShared: z.boolean().optional(),
});
export type DeskViewChange = z.infer<typeof deskViewChange>;

/**
 * Returns the schema of a view's filters: those of the list of its kind, without the words of a search, which are names
 * and numbers of customers. Unknown filters are refused.
 */
export const viewFilterSchema = (kind: LeadKind) => KIND_FILTERS[kind].omit({ q: true }).strict();

/** The fields of the form that names a view. */
export const viewName = deskViewInput.pick({ name: true, isShared: true });
