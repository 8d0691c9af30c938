import { z } from "zod";
import { FACT_STATES, factCheck } from "../../operations/facts.ts";
import { done, moment, type Endpoints } from "../endpoint.ts";

/** A text that states a fact, and the page where it is shown. */
const factUse = z.object({ title: z.string(), to: z.string().nullable() });
export type FactUse = z.infer<typeof factUse>;

/** A fact of the law as an admin sees it, in their language. */
const listedFact = z.object({
  id: z.string(),
  name: z.string(),
  says: z.string(),
  rule: z.string(),
  /** All current figures. They are sent back with the check, so that only what was seen is confirmed. */
  figures: z.string(),
  state: z.enum(FACT_STATES),
  checkedAt: moment.nullable(),
  /** Null when the fact was checked while the text was written. */
  checkedBy: z.string().nullable(),
  dueAt: moment.nullable(),
  uses: z.array(factUse),
});
export type ListedFact = z.infer<typeof listedFact>;

export const factEndpoints = {
  "GET /api/facts": { answer: z.array(listedFact) },
  "PUT /api/facts/:id/check": { params: z.object({ id: z.string().max(100) }), body: factCheck, answer: done },
} as const satisfies Endpoints;
