import fc from "fast-check";
import type { z } from "zod";
import { endpointOf } from "../../../domain/api/index.ts";
import { valuesFor } from "./arbitrary.ts";
import { bodyRules, schemaOf, type Described, type Schema } from "./describe.ts";
import type { Dictionary } from "./dictionary.ts";
import { fileBodies, type FileBody } from "./files.ts";
import { hostileBody, hostilePart, hostileText } from "./hostile.ts";
import { mutate, mutations } from "./mutate.ts";

export const CASE_KINDS = ["valid", "nearly", "hostile"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const FUZZ_CALLERS = ["admin", "senior_agent", "agent", "trainee", "anonymous"] as const;
export type FuzzCaller = (typeof FUZZ_CALLERS)[number];

/** One generated call. Parts of the address are escaped already. */
export type Case = {
  kind: CaseKind;
  caller: FuzzCaller;
  params: Record<string, string>;
  query: Record<string, unknown>;
  search: string | null;
  body: unknown;
  /** A body that is no JSON of ours: raw text, or a file. */
  raw: { text: string | Buffer; type: string } | null;
  file: FileBody;
};

/** The number of values that are tried until one meets the rules; then the last one is taken as it is. */
const TRIES = 12;

const callers = fc.oneof(
  { weight: 7, arbitrary: fc.constant<FuzzCaller>("admin") },
  { weight: 3, arbitrary: fc.constantFrom<FuzzCaller>("senior_agent", "agent") },
  { weight: 1, arbitrary: fc.constantFrom<FuzzCaller>("trainee", "anonymous") },
);

/** Makes calls of an endpoint: valid ones by its schema, nearly valid ones, and hostile ones. */
export function casesFor(endpoint: Described, words: Dictionary): fc.Arbitrary<Case> {
  const { byParameter } = endpoint;
  if (!byParameter) return casesOf(endpoint, words, endpoint.body?.schema ?? null, {});
  const bodies = Object.entries(byParameter.bodies).map(([value, rules]) =>
    casesOf(endpoint, words, schemaOf(rules), { [byParameter.parameter]: value }),
  );
  return fc.oneof(...bodies);
}

function casesOf(
  endpoint: Described,
  words: Dictionary,
  bodySchema: Schema | null,
  fixed: Record<string, string>,
): fc.Arbitrary<Case> {
  const { params, query } = endpoint;
  const bodies = bodySchema ? valuesFor(bodySchema, words) : fc.constant(undefined);
  const generated = fc.record({
    kind: fc.constantFrom(...CASE_KINDS),
    caller: callers,
    params: fc.infiniteStream(fc.record(paramsOf(endpoint, params, words))),
    query: fc.infiniteStream(fc.record(queryOf(query, words), { requiredKeys: [] })),
    search: fc.option(fc.oneof(fc.constantFrom("rosa", "713", "Q-"), hostileText), { freq: 2 }),
    body: fc.infiniteStream(bodies),
    changes: mutations,
    part: hostilePart,
    hostile: fc.option(hostileBody, { freq: 2 }),
    hostileQuery: fc.dictionary(
      fc.constantFrom("limit", "before", "from", "to", "lang", ...Object.keys(query)),
      hostileText,
      {
        maxKeys: 3,
      },
    ),
    file: fileBodies(words),
  });
  return generated.map(({ changes, part, hostile, hostileQuery, ...made }): Case => {
    const { params: paramRules, query: queryRules } = endpointOf(endpoint.name);
    const chosen = { ...chooseValid(made.params, paramRules), ...fixed };
    const body = chooseValid(made.body, bodyRules(endpoint, chosen));
    const right = { ...made, params: escaped(chosen), query: chooseValid(made.query, queryRules), body, raw: null };
    const search = endpoint.isSearched ? made.search : null;
    if (made.kind === "valid") return { ...right, search };
    if (made.kind === "nearly") {
      const isInBody = body !== undefined && changes.length > 0;
      return isInBody ? { ...right, search, body: mutate(body, changes) } : { ...right, search, query: hostileQuery };
    }
    const parts = Object.fromEntries(Object.keys(chosen).map((name) => [name, part]));
    const raw = endpoint.method === "GET" ? null : hostile;
    const isElsewhere = raw !== null || made.caller === "senior_agent";
    return {
      ...right,
      search,
      raw,
      query: hostileQuery,
      params: isElsewhere ? right.params : parts,
      body: mutate(body, changes),
    };
  });
}

/** Takes the first value that meets the rules. */
function chooseValid<T>(values: Iterable<T>, rules: z.ZodType | null | undefined): T {
  let tries = 0;
  let last: T | undefined;
  for (const value of values) {
    last = value;
    if (!rules || rules.safeParse(value).success || ++tries >= TRIES) break;
  }
  return last as T;
}

const escaped = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value.toWellFormed())]));

/** Makes the parameters of an address, mostly of rows that exist. */
function paramsOf({ address }: Described, params: Record<string, Schema>, words: Dictionary) {
  const made = Object.entries(params).map(([name, schema]) => {
    const parts = address.split("/");
    const collection = parts.slice(0, parts.indexOf(`:${name}`)).findLast((part) => !part.startsWith(":")) ?? "";
    const known = words.rowsOf(collection);
    const any = valuesFor(schema, words, name).map(String);
    const some = known.length > 0 ? fc.constantFrom(...known) : any;
    return [name, fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: any })] as const;
  });
  return Object.fromEntries(made);
}

function queryOf(query: Record<string, Schema>, words: Dictionary) {
  return Object.fromEntries(
    Object.entries(query).map(([name, schema]) => [name, valuesFor(schema, words, name).map(asText)]),
  );
}

/** Writes a value as an address or a form has it. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
