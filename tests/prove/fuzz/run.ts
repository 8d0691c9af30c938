import fc from "fast-check";
import type { EndpointName } from "../../../domain/api/index.ts";
import type { ApiAnswer, ApiCall, Target } from "../target.ts";
import { Callers } from "./callers.ts";
import { casesFor, CASE_KINDS, type Case, type CaseKind } from "./cases.ts";
import { readDescription, type Described } from "./describe.ts";
import { Dictionary } from "./dictionary.ts";
import { wrongHeaders, wrongIn } from "./oracle.ts";
import { toCall } from "./to-call.ts";

export type FuzzOptions = {
  seed: number;
  /** The number of times that all endpoints are gone through, and the cases of each endpoint each time. */
  rounds: number;
  casesPerRound: number;
  /** Called after each round. */
  afterRound?: (round: number, outcome: FuzzOutcome) => void;
  only?: RegExp;
};

export type FuzzFault = { name: string; wrong: string; call: string };
export type FuzzOutcome = {
  endpoints: number;
  cases: number;
  byKind: Record<CaseKind, number>;
  /** The number of cases that were accepted (2xx), by endpoint. */
  accepted: Map<EndpointName, number>;
  faults: FuzzFault[];
};

/** Calls every endpoint with generated input, and returns every answer that is wrong. */
export async function fuzz(target: Target, options: FuzzOptions): Promise<FuzzOutcome> {
  const { seed, rounds, casesPerRound, afterRound, only = /./ } = options;
  const callers = new Callers(target);
  const words = new Dictionary();
  const described = await readDescription(target, await callers.cookieOf("admin"));
  const endpoints = described.filter(({ name }) => only.test(name)).toSorted((one, other) => rank(one) - rank(other));
  const accepted = new Map(endpoints.map(({ name }) => [name, 0]));
  const byKind = { valid: 0, nearly: 0, hostile: 0 };
  const outcome: FuzzOutcome = { endpoints: endpoints.length, cases: 0, byKind, accepted, faults: [] };
  await learnLists(target, endpoints, words, callers);
  for (let round = 0; round < rounds; round++) {
    await callers.restoreSecurity();
    for (const [index, endpoint] of endpoints.entries()) {
      const draw = { seed: (seed + round * 1_009 + index * 7_919) | 0, numRuns: casesPerRound };
      for (const one of fc.sample(casesFor(endpoint, words), draw)) {
        await tryCase(target, { endpoint, one, words, callers, outcome });
      }
    }
    afterRound?.(round, outcome);
  }
  return outcome;
}

/** The refusals of an account that a call has changed. */
const OWED = /"code":"(?:passwordChangeRequired|secondFactorRequired)"/;

type Trial = { endpoint: Described; one: Case; words: Dictionary; callers: Callers; outcome: FuzzOutcome };

async function tryCase(target: Target, { endpoint, one, words, callers, outcome }: Trial): Promise<void> {
  const call = await toCall(endpoint, one, await callers.cookieOf(one.caller), target.deps);
  const answer = await target.call(call);
  if (answer.status === 401 || OWED.test(answer.body)) await callers.check(one.caller);
  const inHeaders = target.isShipped ? wrongHeaders(endpoint, answer) : null;
  const wrong = wrongIn(endpoint, one, call, answer) ?? inHeaders;
  outcome.cases += 1;
  outcome.byKind[one.kind] += 1;
  if (answer.status < 300) {
    outcome.accepted.set(endpoint.name, (outcome.accepted.get(endpoint.name) ?? 0) + 1);
    if (one.kind === "valid") learn(words, endpoint, answer);
  }
  if (wrong) outcome.faults.push({ name: endpoint.name, wrong, call: writeCall(call) });
}

function learn(words: Dictionary, { address }: Described, { type, body }: ApiAnswer): void {
  if (type.startsWith("application/json")) words.learn(address, JSON.parse(body));
}

/** Reads the lists that need no parameter, so that the first inputs already name rows that exist. */
async function learnLists(target: Target, endpoints: Described[], words: Dictionary, callers: Callers): Promise<void> {
  const lists = endpoints.filter(({ method, address }) => method === "GET" && !address.includes(":"));
  for (const endpoint of lists) {
    const headers = { cookie: await callers.cookieOf("admin") };
    const answer = await target.call({ method: "GET", path: endpoint.address, headers });
    if (answer.status === 200) learn(words, endpoint, answer);
  }
}

/** The order of a round: what makes rows, reads them, changes them, removes them; accounts and settings are last. */
function rank({ method, address }: Described): number {
  const hasRow = address.includes(":");
  const isLate = /^\/api\/(settings|users?|login|logout|password|invitations|go-live|set-up|retention)\b/.test(address);
  const order = { POST: hasRow ? 3 : 0, GET: hasRow ? 2 : 1, PUT: 4, PATCH: 4 }[method] ?? 5;
  return order + (isLate ? 10 : 0);
}

const MOST_SHOWN = 600;

function writeCall({ method, path, headers, body }: ApiCall): string {
  const { cookie: _cookie, ...shown } = headers;
  return `${method} ${path} ${JSON.stringify(shown)} ${body?.toString() ?? ""}`.slice(0, MOST_SHOWN);
}

/** Sums up an outcome in a line. */
export function summarise({ endpoints, byKind, accepted, cases }: FuzzOutcome): string {
  const taken = [...accepted.values()];
  const counts = CASE_KINDS.map((kind) => `${byKind[kind]} ${kind}`).join(", ");
  const reached = taken.filter((count) => count > 0).length;
  const share = Math.round((100 * taken.reduce((sum, count) => sum + count, 0)) / cases);
  return `${endpoints} endpoints; ${counts}; ${reached} endpoints accepted something, ${share}% of all cases`;
}
