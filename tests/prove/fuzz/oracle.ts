import { z } from "zod";
import { isJson } from "../../../domain/api/endpoint.ts";
import { endpointOf } from "../../../domain/api/index.ts";
import { ERROR_STATUS } from "../../../domain/platform/errors.ts";
import { SESSION_ENDS } from "../../../domain/platform/session-ends.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import { faultOf } from "../../support/answer-fault.ts";
import type { ApiAnswer, ApiCall } from "../target.ts";
import { bodyRules, type Described } from "./describe.ts";
import type { Case } from "./cases.ts";

/** The body of every refusal, and nothing besides. */
const refusal = z.strictObject({
  error: z.string().min(1),
  code: z.enum(keysOf(ERROR_STATUS)),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  sessionEnd: z.enum(SESSION_ENDS).optional(),
});

/** Texts that tell of the inside of the program. */
const INSIDE = /\bat (?:\w+\.)*\w+ \(|node:internal|node_modules|SQLSTATE|syntax error at|[a-z]:\w+\.\w+|\{\{/;

/** Returns what is wrong with an answer, or null. */
export function wrongIn(endpoint: Described, one: Case, call: ApiCall, answer: ApiAnswer): string | null {
  const { status, type, body, headers } = answer;
  if (status === 0) return "nothing at all";
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  if (headers["cache-control"] === undefined || !String(headers["cache-control"]).match(/no-store|private|no-cache/)) {
    if (!isOpenFile(endpoint)) return `${status} may be kept by a cache`;
  }
  if (status >= 400) return wrongRefusal(answer);
  if (status >= 300) return `${status} leads elsewhere`;
  return faultOf(endpoint.name, status, type, body) ?? wronglyAccepted(endpoint, one, call);
}

const isOpenFile = ({ name }: Described) => !isJson(endpointOf(name).answer);

function wrongRefusal({ status, type, body }: ApiAnswer): string | null {
  if (!type.startsWith("application/json")) return `${status} ${type}: ${body.slice(0, 200)}`;
  const read = refusal.safeParse(JSON.parse(body));
  if (!read.success) return `${status} ${body.slice(0, 200)}: ${read.error.message}`;
  if (ERROR_STATUS[read.data.code] !== status) return `${status} with the code ${read.data.code}`;
  return INSIDE.test(body) ? `${status} tells of the inside: ${body.slice(0, 200)}` : null;
}

/** Tells what the rules of the endpoint forbid of an input that was taken. */
function wronglyAccepted(endpoint: Described, one: Case, { body: sent }: ApiCall): string | null {
  const { params, query } = endpointOf(endpoint.name);
  const given = Object.fromEntries(
    Object.entries(one.params).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  if (params && !params.safeParse(given).success) return `took the address ${JSON.stringify(given)}`;
  if (query && !query.safeParse(one.query).success) return `took the query ${JSON.stringify(one.query)}`;
  const rules = bodyRules(endpoint, given);
  if (!rules || one.raw || endpoint.body?.type !== "application/json" || typeof sent !== "string") return null;
  return rules.safeParse(JSON.parse(sent) ?? {}).success ? null : `took the body ${sent.slice(0, 300)}`;
}
