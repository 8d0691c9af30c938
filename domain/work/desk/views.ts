/** The views of the list that an agent works by; all of them leave out what is in the bin. */
export const DESK_VIEWS = [
  /** Requests that wait for us, and those of them that the reader owns. */
  "waiting",
  "waitingMine",
  "urgent",
  "unanswered",
  "unread",
  "mentioned",
  "mine",
  "due",
  "spanish",
  "suspected",
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** The columns that a list can be sorted by; each has an index. */
export const LEAD_SORTS = ["requestDate", "name", "stage", "owner", "followUpAt", "respondBy", "waitsSince"] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** The default sort orders of views that are not sorted by the request date. */
export const USUAL_SORTS: Partial<Record<DeskView, LeadSort>> = {
  due: "followUpAt",
  waiting: "waitsSince",
  waitingMine: "waitsSince",
};

/** Upper bound of the count of a view's requests: beyond it there are just many. */
export const COUNTED_UP_TO = 1_000;
