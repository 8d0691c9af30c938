import { z } from "zod";
import { line, rowId, rowVersion } from "../platform/fields.ts";
import { TAG_MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { TAG_COLORS } from "./tag-options.ts";

const name = line(TAG_MAX.name).min(1, fault("validation:required"));

/** A tag as an admin writes it, with its name in both languages. */
export const tagInput = z.object({ nameEn: name, nameEs: name, color: z.enum(TAG_COLORS, fault("validation:choice")) });
export type TagInput = z.infer<typeof tagInput>;

/** A changed tag, with the version that the admin saw (optimistic locking). A retired one can no longer be added. */
export const tagChange = tagInput.extend({ isRetired: z.boolean(), version: rowVersion() });
export type TagChange = z.infer<typeof tagChange>;

/** The wanted order of the tags, and the order that the admin saw. */
const ids = () => z.array(rowId()).max(TAG_MAX.list);
export const tagOrder = z.object({ ids: ids(), seen: ids() });
export type TagOrder = z.infer<typeof tagOrder>;

/**
 * The tags to add to a request or a customer and those to remove. Two people who do so at once get both changes, since
 * neither states the whole set.
 */
export const tagDifference = { add: ids().default([]), remove: ids().default([]) };
const difference = z.object(tagDifference);
export type TagDifference = z.infer<typeof difference>;
export { difference as taggingInput };

/** The tags of a filter, as the address has them: ids with commas. A row of the list has all of them. */
export const tagFilter = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, fault("validation:choice"))
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .pipe(z.array(rowId()).max(TAG_MAX.filter, fault("validation:tooMany")));
