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
  const { status, type, body } = answer;
  if (status === 0) return "nothing at all";
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  if (status >= 400) return wrongRefusal(answer);
  if (status >= 300) return `${status} leads elsewhere`;
  return faultOf(endpoint.name, status, type, body) ?? wronglyAccepted(endpoint, one, call);
}

/** Returns what is wrong with the headers of an answer: no cache may keep what the API says (W3). */
export function wrongHeaders({ name }: Described, { status, headers }: ApiAnswer): string | null {
  const isFile = status < 400 && !isJson(endpointOf(name).answer);
  const isKept = !/no-store/.test(String(headers["cache-control"]));
  return status > 0 && isKept && !isFile ? `${status} may be kept by a cache` : null;
}

function wrongRefusal({ status, type, body }: ApiAnswer): string | null {
  if (!type.startsWith("application/json")) return `${status} ${type}: ${body.slice(0, 200)}`;
  const read = refusal.safeParse(JSON.parse(body));
  if (!read.success) return `${status} ${body.slice(0, 200)}: ${read.error.message}`;
  if (ERROR_STATUS[read.data.code] !== status) return `${status} with the code ${read.data.code}`;
  return INSIDE.test(body) ? `${status} tells of the inside: ${body.slice(0, 200)}` : null;
}

/** Defaults of bodies that depend on the agency, so that the schema of the body cannot have them. */
const DEFAULTS: Record<string, object> = { "POST /api/quote-requests": { insuranceType: "auto" } };

/** Tells what the rules of the endpoint forbid of an input that was taken. */
function wronglyAccepted(endpoint: Described, one: Case, { path, body: sent }: ApiCall): string | null {
  const { params, query } = endpointOf(endpoint.name);
  const given = Object.fromEntries(
    Object.entries(one.params).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  if (params && !params.safeParse(given).success) return `took the address ${JSON.stringify(given)}`;
  const asked = Object.fromEntries(new URLSearchParams(path.split("?")[1] ?? ""));
  if (query && !query.safeParse(asked).success) return `took the query ${JSON.stringify(asked)}`.slice(0, 300);
  const rules = bodyRules(endpoint, given);
  if (!rules || one.raw || endpoint.body?.type !== "application/json" || typeof sent !== "string") return null;
  const defaults = DEFAULTS[endpoint.name];
  const body: unknown = JSON.parse(sent) ?? {};
  const { error } = rules.safeParse(defaults && typeof body === "object" ? { ...defaults, ...body } : body);
  if (!error) return null;
  return `took the body ${sent.slice(0, 300)} against ${JSON.stringify(error.issues).slice(0, 400)}`;
}
