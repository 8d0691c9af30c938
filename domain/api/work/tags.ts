import { z } from "zod";
import { TAG_COLORS } from "../../work/tag-options.ts";
import { tagChange, tagInput, tagOrder } from "../../work/tags.ts";
import { byId, done, id, type Endpoints } from "../endpoint.ts";

/** A tag as everybody at the office sees it. */
const tag = z.object({
  id,
  name: z.object({ en: z.string(), es: z.string() }),
  color: z.enum(TAG_COLORS),
  /** True for a tag that stays where it is, and that nobody can add any more. */
  isRetired: z.boolean(),
  version: z.int().min(0),
});
export type Tag = z.infer<typeof tag>;

/** The uses of a tag, for who wants to delete it; those of requests and customers are counted up to a bound. */
const tagUses = z.object({
  id,
  requests: z.int().min(0),
  customers: z.int().min(0),
  /** The routing rules and sequences that name it. While there are any, it cannot be deleted. */
  rules: z.array(z.string()),
});
export type TagUses = z.infer<typeof tagUses>;

const savedId = z.object({ id });

export const tagEndpoints = {
  "GET /api/tags": { answer: z.array(tag) },
  "POST /api/tags": { body: tagInput, answer: savedId, status: 201 },
  "PUT /api/tags/order": { body: tagOrder, answer: done },
  "PUT /api/tags/:id": { params: byId, body: tagChange, answer: savedId },
  "DELETE /api/tags/:id": { params: byId, answer: done },
  "GET /api/tag-uses": { answer: z.array(tagUses) },
} as const satisfies Endpoints;
