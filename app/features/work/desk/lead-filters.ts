/** URL parameters that have a field in the filter panel. Views, sort order and search text have their own controls. */
const FIELD_FILTERS = [
  "type",
  "stage",
  "owner",
  "language",
  "consent",
  "office",
  "tag",
  "from",
  "to",
  "suspected",
  "binned",
] as const;

/** The URL filters that only links from the figures of the morning page set; the filter panel has no field for them. */
const REPORT_FILTERS = [
  "answered",
  "entered",
  "confirmed",
  "policy",
  "reason",
  "endedFrom",
  "endedTo",
  "source",
  "campaign",
] as const;

/** The URL parameters that show as chips above the list. */
export const CHIPS = [...FIELD_FILTERS, ...REPORT_FILTERS] as const;
export type FilterName = (typeof CHIPS)[number];

/** All URL parameters that filter or sort the lists. */
export const LEAD_FILTERS = [...CHIPS, "view", "sort", "order"] as const;

/** The changes of the address that remove every filter and the order. */
export const CLEARED_FILTERS: Record<string, string | null> = {
  ...Object.fromEntries(LEAD_FILTERS.map((name) => [name, null])),
  before: null,
};
