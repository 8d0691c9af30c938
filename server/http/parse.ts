import type { z } from "zod";
import { AppError } from "../../domain/errors.ts";

/** Checks an input against its schema; what is wrong is named field by field. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join(".") || "body";
    // A message without a namespace is the library's own: say it in our words.
    fields[field] ??=
      issue.message.includes(":") && !issue.message.includes(" ") ? issue.message : "validation:invalid";
  }
  throw new AppError("invalid", { fields });
}
