import fc from "fast-check";
import type { z } from "zod";
import type { Dictionary } from "./dictionary.ts";

type Schema = z.core.JSONSchema.BaseSchema;
type Any = fc.Arbitrary<unknown>;

const MOST_ITEMS = 4;
const MOST_TEXT = 60;
const MOST_NUMBER = 2 ** 31 - 1;

/** Makes values of a schema of the API's description. A value may still break a rule that no schema can tell. */
export function valuesFor(schema: Schema, words: Dictionary, name = ""): Any {
  const bySchema = ofSchema(schema, words, name);
  const known = words.valuesOf(name).filter((value) => isOfType(schema, value));
  if (known.length === 0 || schema.const !== undefined || schema.enum) return bySchema;
  return fc.oneof({ weight: 2, arbitrary: bySchema }, { weight: 3, arbitrary: fc.constantFrom(...known) });
}

function ofSchema(schema: Schema, words: Dictionary, name: string): Any {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = choicesOf(schema);
  if (choices) return fc.oneof(...choices.map((one) => valuesFor(asSchema(one), words, name)));
  if (schema.allOf) return ofSchema(merged(schema), words, name);
  switch (schema.type) {
    case "string":
      return texts(schema);
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrays(schema, words, name);
    case "object":
      return objects(schema, words);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Returns the schemas of which a value meets one; a list of types is such a choice, too. */
function choicesOf({ anyOf, oneOf, type, ...rest }: Schema): (Schema | boolean)[] | undefined {
  const types: unknown = type;
  if (!Array.isArray(types)) return anyOf ?? oneOf;
  return types.map((one: Schema["type"]) => ({ ...rest, type: one }));
}

const asSchema = (schema: Schema | boolean): Schema => (typeof schema === "boolean" ? {} : schema);

/** Merges the parts of a schema; the last pattern is the narrowest. */
function merged({ allOf = [], ...own }: Schema): Schema {
  return Object.assign({}, own, ...allOf.map(asSchema)) as Schema;
}

function isOfType(schema: Schema, value: unknown): boolean {
  const choices = choicesOf(schema);
  if (choices) return choices.some((one) => isOfType(asSchema(one), value));
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return schema.type === undefined || schema.type === type || (schema.type === "integer" && Number.isInteger(value));
}

const plain = fc.string({ unit: fc.constantFrom(..."abcxyzÁñé 019.,-'"), maxLength: MOST_TEXT });

/** Makes texts. A pattern that only excludes characters is met by plain text. */
function texts({ format, pattern, minLength = 0, maxLength = MOST_TEXT }: Schema): Any {
  if (format === "date") return fc.date(SPAN).map((date) => date.toISOString().slice(0, 10));
  if (format === "date-time") return fc.date(SPAN).map((date) => date.toISOString());
  if (format === "uuid") return fc.uuid();
  if (format === "uri") return fc.webUrl();
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + MOST_TEXT)) };
  const long = fc.constantFrom("x".repeat(Math.min(maxLength, 5_000)));
  if (!pattern || pattern.startsWith("^[^\\u0000")) {
    const some = fc.string({ unit: fc.constantFrom(..."abcxyzÁñé 019.,-'"), ...bounds });
    return fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: long });
  }
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: bounds.maxLength });
  } catch {
    return plain;
  }
}

const SPAN = { min: new Date("1950-01-01"), max: new Date("2060-12-31"), noInvalidDate: true };

function numbers({ type, minimum, maximum, exclusiveMinimum }: Schema): Any {
  const min = Math.max(
    minimum ?? -MOST_NUMBER,
    typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : -MOST_NUMBER,
  );
  const max = Math.min(maximum ?? MOST_NUMBER, MOST_NUMBER);
  if (type === "integer") return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 50) }));
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
}

function arrays(
  { items, minItems = 0, maxItems = MOST_ITEMS, prefixItems }: Schema,
  words: Dictionary,
  name: string,
): Any {
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((one) => valuesFor(asSchema(one), words, name)));
  const one = valuesFor(
    asSchema(Array.isArray(items) ? (items[0] ?? {}) : (items ?? {})),
    words,
    name.replace(/s$/, ""),
  );
  return fc.array(one, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, minItems + MOST_ITEMS)),
  });
}

function objects(schema: Schema, words: Dictionary): Any {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (!properties) {
    const keys = propertyNames ? valuesFor(asSchema(propertyNames), words) : plain;
    const values = valuesFor(asSchema(additionalProperties ?? {}), words);
    const named = asSchema(propertyNames ?? {}).enum;
    if (named) return fc.record(Object.fromEntries(named.map((key) => [String(key), values])));
    return fc.dictionary(keys.map(String), values, { maxKeys: MOST_ITEMS });
  }
  const shape = Object.entries(properties).map(
    ([key, value]) => [key, valuesFor(asSchema(value), words, key)] as const,
  );
  return fc.record(Object.fromEntries(shape), { requiredKeys: required });
}
