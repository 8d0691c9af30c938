import { z } from "zod";
import { id, type Endpoints } from "../endpoint.ts";

const referenceCategory = z.object({ id, name: z.string(), description: z.string().nullable(), order: z.int() });
export type ReferenceCategory = z.infer<typeof referenceCategory>;

const referenceCode = z.object({
  id,
  categoryId: id,
  code: z.string(),
  description: z.string(),
  additionalInfo: z.string().nullable(),
  order: z.int(),
});
export type ReferenceCode = z.infer<typeof referenceCode>;

/** The code that identifies this agency to a carrier. */
const agencyCode = z.object({ id, carrier: z.string(), code: z.string(), isSample: z.boolean() });
export type AgencyCode = z.infer<typeof agencyCode>;

export const referenceEndpoints = {
  "GET /api/insurance-references/categories": { answer: z.array(referenceCategory) },
  "GET /api/insurance-references/codes": { answer: z.array(referenceCode) },
  "GET /api/agency-codes": { answer: z.array(agencyCode) },
} as const satisfies Endpoints;
