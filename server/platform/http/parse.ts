import type { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { faultKeyOf } from "../texts.ts";

type Issue = z.core.$ZodIssue;
type Faults = Record<string, FaultKey>;

/** Checks an input against its schema; what is wrong is named field by field. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const given = input ?? {};
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const absent = result.error.issues.filter(({ path }) => isAbsent(given, path));
  const fields = faultsOf(result.error.issues);
  throw new AppError("invalid", { fields: { ...fields, ...faultsOfAbsent(schema, given, faultsOf(absent)) } });
}

/** The first fault of each field, as a key of our texts. */
function faultsOf(issues: Issue[]): Faults {
  const fields: Faults = {};
  for (const { path, message } of issues) {
    // What is no key is the library's own message: say it in our words.
    fields[path.join(".") || "body"] ??= faultKeyOf(message) ?? "validation:invalid";
  }
  return fields;
}

/** A field that is not there gets the text of an empty one, which the form has a text for; else its rule's own. */
function faultsOfAbsent(schema: z.ZodType, given: unknown, absent: Faults): Faults {
  const empty = Object.fromEntries(Object.keys(absent).map((name) => [name, ""]));
  const ofEmpty = faultsOf(schema.safeParse({ ...(given as object), ...empty }).error?.issues ?? []);
  const known = (key: FaultKey | undefined) => (key === "validation:invalid" ? undefined : key);
  const texts = Object.entries(absent).map(([name, own]) => [name, known(ofEmpty[name]) ?? known(own)] as const);
  return Object.fromEntries(texts.map(([name, key]) => [name, key ?? "validation:required"]));
}

function isAbsent(given: unknown, [name, ...deeper]: Issue["path"]): boolean {
  if (name === undefined || deeper.length > 0 || typeof given !== "object" || Array.isArray(given)) return false;
  return ((given as Record<PropertyKey, unknown>)[name] ?? null) === null;
}
