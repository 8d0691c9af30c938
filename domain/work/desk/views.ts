/** The looks at the list that an agent works by; all of them leave out what is in the bin. */
export const DESK_VIEWS = [
  /** Those that wait for us, and those of them that are the reader's. */
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

/** What a list can be sorted by; each has an index behind it. */
export const LEAD_SORTS = ["requestDate", "name", "stage", "owner", "followUpAt", "respondBy", "waitsSince"] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** What views are sorted by instead of the date where nobody chose anything. */
export const USUAL_SORTS: Partial<Record<DeskView, LeadSort>> = {
  due: "followUpAt",
  waiting: "waitsSince",
  waitingMine: "waitsSince",
};

/** How far the requests of a view are counted: beyond it there are just many. */
export const COUNTED_UP_TO = 1_000;
