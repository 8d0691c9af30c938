import { z } from "zod";
import { DESK_EVENTS } from "../../work/desk/events.ts";
import { premiumInput } from "../../work/desk/premiums.ts";
import { ALL_STAGES, LOST_REASONS, PRIORITIES, WAITS_FOR } from "../../work/desk/stages.ts";
import { id, moment } from "../endpoint.ts";

const colleague = z.object({ id, name: z.string() });

/** What the desk knows of a request besides what was asked for. Versions count the changes of these. */
export const work = z.object({
  stage: z.enum(ALL_STAGES),
  owner: colleague.nullable(),
  /** The rule that gave it to its owner; null where a person did. */
  rule: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  followUpAt: moment.nullable(),
  /** By when somebody ought to have answered, by the office's clock; null for what is older than the clock. */
  respondBy: moment.nullable(),
  firstResponseAt: moment.nullable(),
  /** Whom the conversation waits for, and since when. */
  waitsFor: z.enum(WAITS_FOR),
  waitsSince: moment.nullable(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** Of a won request: whether somebody with the right has confirmed it. */
  isConfirmed: z.boolean(),
  version: z.int().min(0),
  customerId: id.nullable(),
});
export type Work = z.infer<typeof work>;

/** What happened to a request. `data` has what was before and what is now, by the type of the event. */
export const deskEvent = z.object({
  id,
  type: z.enum(DESK_EVENTS),
  at: moment,
  /** Null where a rule or the program did it. */
  actor: colleague.nullable(),
  data: z.record(z.string(), z.unknown()),
  isUndone: z.boolean(),
});
export type DeskEvent = z.infer<typeof deskEvent>;

/** What a carrier asks. */
export const premium = z.object({
  ...premiumInput.shape,
  note: z.string().nullable(),
  id,
  isChosen: z.boolean(),
  createdAt: moment,
});
export type Premium = z.infer<typeof premium>;
