import { z } from "zod";
import { FACT_STATES, factCheck } from "../../operations/facts.ts";
import { done, moment, type Endpoints } from "../endpoint.ts";

/** A text that states a fact, and where to see it. */
const factUse = z.object({ title: z.string(), to: z.string().nullable() });
export type FactUse = z.infer<typeof factUse>;

/** A fact of the law as an admin sees it, in their language. */
const listedFact = z.object({
  id: z.string(),
  name: z.string(),
  says: z.string(),
  rule: z.string(),
  /** All figures as they are now: what is checked is what was seen. */
  figures: z.string(),
  state: z.enum(FACT_STATES),
  checkedAt: moment.nullable(),
  /** Null where it was looked up when the text was written. */
  checkedBy: z.string().nullable(),
  dueAt: moment.nullable(),
  uses: z.array(factUse),
});
export type ListedFact = z.infer<typeof listedFact>;

export const factEndpoints = {
  "GET /api/facts": { answer: z.array(listedFact) },
  "PUT /api/facts/:id/check": { params: z.object({ id: z.string().max(100) }), body: factCheck, answer: done },
} as const satisfies Endpoints;
