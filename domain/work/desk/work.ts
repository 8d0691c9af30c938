import { z } from "zod";
import { rowId, text } from "../../platform/fields.ts";
import { fault } from "../../platform/text-keys.ts";
import { ALL_STAGES, CALL_OUTCOMES, LOST_REASONS, PRIORITIES } from "./stages.ts";

const choice = fault("validation:choice");
const stage = z.enum(ALL_STAGES, choice);
/** Of the years that the database knows, too. */
const moment = z.iso
  .datetime({ offset: true, error: fault("validation:date") })
  .refine((value) => value >= "1900" && value < "9999", fault("validation:date"));
const note = text().min(1, fault("validation:required"));

/** What can be done to a request, one thing at a time. */
export const workChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("take") }),
  z.object({ do: z.literal("assign"), ownerId: rowId().nullable() }),
  z
    .object({ do: z.literal("stage"), stage, reason: z.enum(LOST_REASONS, choice).optional() })
    .refine(({ stage: to, reason }) => to !== "lost" || reason !== undefined, {
      path: ["reason"],
      message: fault("validation:required"),
    })
    .refine(({ stage: to, reason }) => to === "lost" || reason === undefined, { path: ["reason"], message: choice }),
  /** Confirms what an agent says was won. */
  z.object({ do: z.literal("confirm") }),
  z.object({ do: z.literal("priority"), priority: z.enum(PRIORITIES, choice) }),
  z.object({ do: z.literal("follow-up"), at: moment.nullable() }),
  z.object({ do: z.literal("note"), text: note }),
  /** A person sent it after all. */
  z.object({ do: z.literal("not-spam") }),
  /** What the customer wrote last needs no answer, such as thanks. */
  z.object({ do: z.literal("settle") }),
  z.object({ do: z.literal("call"), outcome: z.enum(CALL_OUTCOMES, choice), text: text().optional() }),
]);
export type WorkChange = z.infer<typeof workChange>;
export type Deed = WorkChange["do"];

/** A change, with the version of the request that its maker has before their eyes. */
export const workOrder = z.object({ version: z.int().min(0), change: workChange });

/** Which change is to be taken back. */
export const workUndo = z.object({ eventId: z.int().positive() });
