import { z } from "zod";
import { FORBIDDABLE } from "./do-not-contact.ts";
import { day, line, optional, rowId } from "../platform/fields.ts";
import { NONE } from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { officeChoice } from "./office-choice.ts";
import { byKind, KINDS, type LeadKind } from "./request-kinds.ts";
import { searchInput } from "../platform/search.ts";
import { lostReason } from "./desk/outcome-fields.ts";
import { tagFilter } from "./tags.ts";
import { stagesOf } from "./desk/stages.ts";
import { DESK_VIEWS, LEAD_SORTS } from "./desk/views.ts";
import { LANGUAGES } from "../platform/language.ts";

const yesOrNo = z.enum(["yes", "no"]);

/** The filters of the dashboard's lists, the same in the address of the page, the API and the export. */
const common = {
  ...searchInput,
  /** Lists the suspected requests, which did not look filled in by a person. Other lists leave them out. */
  suspected: optional(z.literal("true")),
  /** Lists the requests in the bin, whose retention period ends within the month. Other lists leave them out, too. */
  binned: optional(z.literal("true")),
  /** Days of the office's calendar, both included. */
  from: optional(day()),
  to: optional(day()),
  order: optional(z.enum(["newest", "oldest"])),
  sort: z.enum(LEAD_SORTS).default("requestDate"),
  view: optional(z.enum(DESK_VIEWS)),
  /** The owner of the request: the reader, nobody, or a colleague by their id. */
  owner: optional(z.union([z.enum(["me", "none"]), z.coerce.number().pipe(rowId())])),
  language: optional(z.enum(LANGUAGES)),
  consent: optional(yesOrNo),
  /** Filters by whether anybody has answered the request. */
  answered: optional(yesOrNo),
  /** The days on which the request ended, as above. */
  endedFrom: optional(day()),
  endedTo: optional(day()),
  /** Filters won requests by whether somebody with the right has confirmed them. */
  confirmed: optional(yesOrNo),
  /** Lists the confirmed wins of which nobody has said which policy came of them. */
  policy: optional(z.literal("missing")),
  reason: optional(lostReason),
  /** Filters by whether somebody at the office entered the request. */
  entered: optional(yesOrNo),
  /** The source of the request and its campaign, as `server/work/leads/came-from.ts` names them. */
  source: optional(line(MAX.name)),
  campaign: optional(line(MAX.name)),
  /** The office that the request belongs to, by its id. Requests without one belong to the main office. */
  office: officeChoice.location,
  /** The tags that a request has, by their ids with commas; all of them. */
  tag: optional(tagFilter),
};

/** Builds the filter of the lists of a kind, with its own types and stages. */
function filterOf(kind: LeadKind) {
  const { types, needsType } = KINDS[kind];
  return z.object({
    ...common,
    type: optional(z.enum(needsType ? types : [...types, NONE])),
    stage: optional(z.enum(stagesOf(kind))),
  });
}
export const KIND_FILTERS = byKind(filterOf);
export type LeadFilter = z.infer<ReturnType<typeof filterOf>>;

/** A hold: the request is kept beyond the retention period after which unused ones are removed. */
export const leadHold = z.object({ isHeld: z.boolean() });

/** The way of contact that a customer forbids us, as a parameter of an address. */
export const forbiddable = z.object({ channel: z.enum(FORBIDDABLE) });
