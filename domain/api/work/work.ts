import { z } from "zod";
import { DESK_EVENTS } from "../../work/desk/events.ts";
import { premiumInput } from "../../work/desk/premiums.ts";
import { lostReason } from "../../work/desk/outcome-fields.ts";
import { offerTerms } from "../../work/offers.ts";
import { ALL_STAGES, PRIORITIES, WAITS_FOR } from "../../work/desk/stages.ts";
import { id, moment } from "../endpoint.ts";

const colleague = z.object({ id, name: z.string() });

/** The working state of a request, apart from what was asked for. `version` counts its changes (optimistic locking). */
export const work = z.object({
  stage: z.enum(ALL_STAGES),
  owner: colleague.nullable(),
  /** The rule that assigned the owner; null when a person did. */
  rule: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  followUpAt: moment.nullable(),
  /** The deadline for an answer, by the office's clock; null for requests older than the clock. */
  respondBy: moment.nullable(),
  firstResponseAt: moment.nullable(),
  /** The side that the conversation waits for, and since when. */
  waitsFor: z.enum(WAITS_FOR),
  waitsSince: moment.nullable(),
  lostReason: lostReason.nullable(),
  /** True when somebody with the permission has confirmed a won request. */
  isConfirmed: z.boolean(),
  version: z.int().min(0),
  customerId: id.nullable(),
  /** The id of the office that the request belongs to; null for the main one. */
  location: z.string().nullable(),
  /** The ids of its tags, which `GET /api/tags` names. */
  tagIds: z.array(id),
});
export type Work = z.infer<typeof work>;

/** An event of a request. `data` has the old and the new values, depending on the type. */
export const deskEvent = z.object({
  id,
  type: z.enum(DESK_EVENTS),
  at: moment,
  /** Null when a rule or the program did it. */
  actor: colleague.nullable(),
  data: z.record(z.string(), z.unknown()),
  isUndone: z.boolean(),
});
export type DeskEvent = z.infer<typeof deskEvent>;

/** The premium that a carrier asks for. */
export const premium = z.object({
  ...premiumInput.shape,
  note: z.string().nullable(),
  id,
  isChosen: z.boolean(),
  /** The terms with which it can be offered to the customer; null until somebody has stated them. */
  offer: offerTerms.nullable(),
  createdAt: moment,
});
export type Premium = z.infer<typeof premium>;
