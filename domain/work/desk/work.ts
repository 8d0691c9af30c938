import { z } from "zod";
import { rowId, rowVersion, text } from "../../platform/fields.ts";
import { fault } from "../../platform/text-keys.ts";
import { callParts } from "../calls.ts";
import { tagDifference } from "../tags.ts";
import { lostReason } from "./outcome-fields.ts";
import { ALL_STAGES, PRIORITIES } from "./stages.ts";

const choice = fault("validation:choice");
const stage = z.enum(ALL_STAGES, choice);
/** A moment within the years that the database can store, too. */
const moment = z.iso
  .datetime({ offset: true, error: fault("validation:date") })
  .refine((value) => value >= "1900" && value < "9999", fault("validation:date"));
const note = text().min(1, fault("validation:required"));

/** The changes that can be made to a request, one at a time (discriminated union). */
export const workChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("take") }),
  z.object({ do: z.literal("assign"), ownerId: rowId().nullable() }),
  z
    .object({ do: z.literal("stage"), stage, reason: lostReason.optional() })
    .refine(({ stage: to, reason }) => to !== "lost" || reason !== undefined, {
      path: ["reason"],
      message: fault("validation:required"),
    })
    .refine(({ stage: to, reason }) => to === "lost" || reason === undefined, { path: ["reason"], message: choice }),
  /** Confirms a request that an agent says was won. */
  z.object({ do: z.literal("confirm") }),
  z.object({ do: z.literal("priority"), priority: z.enum(PRIORITIES, choice) }),
  z.object({ do: z.literal("follow-up"), at: moment.nullable() }),
  z.object({ do: z.literal("note"), text: note }),
  /** Clears the suspicion of spam: a person sent the request after all. */
  z.object({ do: z.literal("not-spam") }),
  /** Marks that the customer's last message needs no answer, such as thanks. */
  z.object({ do: z.literal("settle") }),
  z.object({ do: z.literal("tags"), ...tagDifference }),
  z.object({ do: z.literal("call"), ...callParts }),
]);
export type WorkChange = z.infer<typeof workChange>;
export type Deed = WorkChange["do"];

/**
 * A change, with the version of the request that its author saw (optimistic locking). "No answer needed" is said of what
 * the customer wrote last: `heard` is when that was, null where they wrote nothing since the request. An end of the
 * request, too, is refused over later words of the customer where `heard` is given.
 */
export const workOrder = z
  .object({ version: rowVersion(), change: workChange, heard: moment.nullable().optional() })
  .refine(({ change, heard }) => change.do !== "settle" || heard !== undefined, {
    path: ["heard"],
    message: fault("validation:required"),
  });

/** The event of the change that is to be undone. */
export const workUndo = z.object({ eventId: z.int().positive() });
