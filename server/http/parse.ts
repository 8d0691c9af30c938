import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { rowId } from "../../domain/fields.ts";
import type { FaultKey } from "../../domain/text-keys.ts";
import { faultKeyOf } from "../texts.ts";

/** The id of a row as it stands in an address, where everything is text. */
export const idInAddress = z.coerce.number().pipe(rowId());

/** Checks an input against its schema; what is wrong is named field by field. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: Record<string, FaultKey> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join(".") || "body";
    // What is no key is the library's own message: say it in our words.
    fields[field] ??= faultKeyOf(issue.message) ?? "validation:invalid";
  }
  throw new AppError("invalid", { fields });
}
