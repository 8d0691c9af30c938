import type { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { faultKeyOf } from "../texts.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

type Issue = z.core.$ZodIssue;
type Faults = Record<string, FaultKey>;

/** Validates an input against its schema. Throws the faults by field. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const given = input ?? {};
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const absent = result.error.issues.filter(({ path }) => isAbsent(given, path));
  const fields = faultsOf(result.error.issues);
  throw new AppError("invalid", { fields: { ...fields, ...faultsOfAbsent(schema, given, faultsOf(absent)) } });
}

/** Returns the first fault of each field, as a text key. */
function faultsOf(issues: Issue[]): Faults {
  const fields: Faults = {};
  for (const { path, message } of issues) {
    // A message that is no text key is the library's own: it is replaced by our text.
    fields[path.join(".") || "body"] ??= faultKeyOf(message) ?? "validation:invalid";
  }
  return fields;
}

/** Returns the texts of missing fields: that of an empty field, for which the form has one, else its rule's own. */
function faultsOfAbsent(schema: z.ZodType, given: unknown, absent: Faults): Faults {
  const empty = Object.fromEntries(Object.keys(absent).map((name) => [name, ""]));
  const ofEmpty = faultsOf(schema.safeParse({ ...(given as object), ...empty }).error?.issues ?? []);
  const known = (key: FaultKey | undefined) => (key === "validation:invalid" ? undefined : key);
  const texts = Object.entries(absent).map(([name, own]) => [name, known(ofEmpty[name]) ?? known(own)] as const);
  return Object.fromEntries(texts.map(([name, key]) => [name, key ?? "validation:required"]));
}

function isAbsent(given: unknown, [name, ...deeper]: Issue["path"]): boolean {
  if (name === undefined || deeper.length > 0 || typeof given !== "object" || Array.isArray(given)) return false;
  return (valueIn(given, String(name)) ?? null) === null;
}
