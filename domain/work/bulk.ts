import { z } from "zod";
import { BULK } from "./bulk-options.ts";
import { lostReason } from "./desk/outcome-fields.ts";
import { ALL_STAGES } from "./desk/stages.ts";
import { KIND_FILTERS } from "./lead-filters.ts";
import { LEAD_KINDS, REFERENCE_PREFIX } from "./request-kinds.ts";
import { tagDifference } from "./tags.ts";
import { taskInput } from "./tasks.ts";
import { rowId, rowVersion } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";

const choice = fault("validation:choice");
const required = { message: fault("validation:required"), path: ["reason"] };

/** A change to several requests at once. An export changes nothing, but is chosen in the same way. */
export const bulkChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("take") }),
  z.object({ do: z.literal("assign"), ownerId: rowId().nullable() }),
  z
    .object({ do: z.literal("stage"), stage: z.enum(ALL_STAGES, choice), reason: lostReason.optional() })
    .refine(({ stage, reason }) => (stage === "lost") === (reason !== undefined), required),
  z.object({ do: z.literal("settle") }),
  z.object({ do: z.literal("tags"), ...tagDifference }),
  z.object({ do: z.literal("task"), task: taskInput }),
  z.object({ do: z.literal("bin") }),
  z.object({ do: z.literal("export") }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

const reference = z.string().regex(new RegExp(`^${REFERENCE_PREFIX}-\\w{1,20}$`), fault("validation:reference"));

/** A checked row, with the version that the person saw (optimistic locking). */
const checkedRow = z.object({ reference, version: rowVersion() });

/** Builds the schema of a selection: rows that were checked one by one, or all that a list of this filter has. */
const selectionOf = (filter: (typeof KIND_FILTERS)[keyof typeof KIND_FILTERS]) =>
  z.union([z.object({ rows: z.array(checkedRow).min(1).max(BULK.rows) }), z.object({ filter })]);

/** A new bulk change: of which kind of requests, which of them, and what to do. */
export const bulkOrder = z.discriminatedUnion(
  "kind",
  LEAD_KINDS.map((kind) =>
    z.object({ kind: z.literal(kind), selection: selectionOf(KIND_FILTERS[kind]), change: bulkChange }),
  ) as [BulkOrderSchema, ...BulkOrderSchema[]],
);
type BulkOrderSchema = z.ZodObject<{
  kind: z.ZodLiteral<(typeof LEAD_KINDS)[number]>;
  selection: ReturnType<typeof selectionOf>;
  change: typeof bulkChange;
}>;
export type BulkOrder = z.infer<BulkOrderSchema>;
