import { z } from "zod";
import { PHONE_CHANNELS } from "./do-not-contact.ts";
import { day, line, optional, rowId } from "../platform/fields.ts";
import { NONE } from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { byKind, KINDS, type LeadKind } from "./request-kinds.ts";
import { searchInput } from "../platform/search.ts";
import { LOST_REASONS, stagesOf } from "./desk/stages.ts";
import { DESK_VIEWS, LEAD_SORTS } from "./desk/views.ts";
import { LANGUAGES } from "../platform/language.ts";

const yesOrNo = z.enum(["yes", "no"]);

/** How the dashboard narrows its lists; the address of the page, the API and the export speak alike. */
const common = {
  ...searchInput,
  /** Those that did not look filled in by a person are listed apart. */
  suspected: optional(z.literal("true")),
  /** Those whose time is over within the month are listed apart, too. */
  binned: optional(z.literal("true")),
  /** Days of the office's calendar, both included. */
  from: optional(day()),
  to: optional(day()),
  order: optional(z.enum(["newest", "oldest"])),
  sort: z.enum(LEAD_SORTS).default("requestDate"),
  view: optional(z.enum(DESK_VIEWS)),
  /** Whose request it is: the reader's own, nobody's, or a colleague's by their id. */
  owner: optional(z.union([z.enum(["me", "none"]), z.coerce.number().pipe(rowId())])),
  language: optional(z.enum(LANGUAGES)),
  consent: optional(yesOrNo),
  /** Whether anybody has answered it. */
  answered: optional(yesOrNo),
  /** When it came to its end: days as above. */
  endedFrom: optional(day()),
  endedTo: optional(day()),
  /** Of what was won: whether somebody with the right has confirmed it. */
  confirmed: optional(yesOrNo),
  reason: optional(z.enum(LOST_REASONS)),
  /** Whether somebody at the office wrote it down. */
  entered: optional(yesOrNo),
  /** Where it came from, and by which campaign, as `server/work/leads/came-from.ts` names it. */
  source: optional(line(MAX.name)),
  campaign: optional(line(MAX.name)),
};

/** The filter of the lists of a kind: with its own types and stages. */
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

/** Whether a request is kept beyond the time after which unused ones are removed. */
export const leadHold = z.object({ isHeld: z.boolean() });

/** What the number of a request is not to be used for, as an address names it. */
export const phoneChannel = z.object({ channel: z.enum(PHONE_CHANNELS) });
