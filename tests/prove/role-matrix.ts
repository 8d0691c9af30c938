import { eq } from "drizzle-orm";
import { ENDPOINTS, type EndpointName } from "../../domain/api/index.ts";
import { ROLES } from "../../domain/platform/permissions.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";
import { users } from "../../server/platform/db/schema/index.ts";
import { cookieFor, NOBODY } from "../support/every-route.ts";
import { makeUser } from "../support/make-user.ts";
import type { ApiAnswer, Target } from "./target.ts";

/** The callers of the matrix, from nobody to everything. */
export const CALLERS = ["anonymous", "inactive", "trainee", "agent", "senior_agent", "admin"] as const satisfies (
  | "anonymous"
  | "inactive"
  | (typeof ROLES)[number]
)[];
export type Caller = (typeof CALLERS)[number];

/** The answer of an endpoint to each caller. */
export type MatrixRow = { name: EndpointName; answers: Record<Caller, MatrixAnswer> };
export type MatrixAnswer = { status: number; code: string | undefined };

/** The bodies that a route takes: JSON, an upload, or the bytes of a part of one. */
const BODIES = [
  { body: "{}", headers: { "content-type": "application/json" } },
  { body: "--x--\r\n", headers: { "content-type": "multipart/form-data; boundary=x" } },
  { body: "", headers: { "content-type": "application/offset+octet-stream" } },
];

/** Calls every endpoint as every caller with what changes nothing: ids that no row has, and empty bodies. */
export async function measureMatrix(target: Target): Promise<MatrixRow[]> {
  const ids = await makeCallers(target);
  const rows: MatrixRow[] = [];
  for (const name of keysOf(ENDPOINTS)) {
    const answers: [Caller, MatrixAnswer][] = [];
    for (const caller of CALLERS) {
      const id = ids.get(caller);
      const cookie = id === undefined ? undefined : await cookieFor(target, id);
      const answer = await callHarmlessly(target, name, cookie);
      answers.push([caller, { status: answer.status, code: codeOf(answer) }]);
    }
    rows.push({ name, answers: Object.fromEntries(answers) as MatrixRow["answers"] });
  }
  return rows.toSorted((one, other) => sortKey(one.name).localeCompare(sortKey(other.name), "en"));
}

const sortKey = (name: string) => name.split(" ").toReversed().join(" ");

async function makeCallers(target: Target): Promise<Map<Caller, number>> {
  const ids = new Map<Caller, number>();
  for (const role of ROLES) ids.set(role, (await makeUser(target, role)).id);
  const { id } = await makeUser(target, "admin");
  ids.set("inactive", id);
  // Deactivated directly in the database, so that the sessions stay and only the guard can reject them.
  await target.deps.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  return ids;
}

/** Calls an endpoint with harmless parameters, and with the kind of body that it takes. */
export async function callHarmlessly(target: Target, name: string, cookie: string | undefined): Promise<ApiAnswer> {
  const [method = "", address = ""] = name.split(" ");
  const path = address.replace(/:\w+/g, NOBODY);
  const caller: Record<string, string> = cookie ? { cookie } : {};
  if (method === "GET") return target.call({ method, path, headers: caller });
  let answer: ApiAnswer | undefined;
  for (const { body, headers } of BODIES) {
    answer = await target.call({ method, path, body, headers: { ...headers, ...caller } });
    if (answer.status !== 415) return answer;
  }
  return answer ?? target.call({ method, path, headers: caller });
}

function codeOf({ type, body }: ApiAnswer): string | undefined {
  if (!type.startsWith("application/json")) return undefined;
  const said: { code?: string } | null = JSON.parse(body);
  return said?.code;
}

/** True when an answer keeps the caller out, whatever the caller asked for. */
export const isRefusal = ({ status, code }: MatrixAnswer): boolean => status === 401 || code === "forbidden";

const NAME_WIDTH = 72;
const CELL_WIDTH = 14;

const HEAD = `# The role matrix

Every endpoint of the API, and what the program answers to each caller: \`yes\` lets the caller in, 401 asks for a login, 403 refuses. The inactive caller is an admin whose account was deactivated and whose session was left.

The calls name rows that nobody has and bring nothing. So a 403 to a role that may call an endpoint comes from the row (somebody else's onboarding) or from a missing signature (the webhooks of the text provider), and \`yes\` says no more than that the guard let the call through.

The table is made by \`npm run draw:roles\` from the answers of the started program. \`npm test\` and \`npm run prove\` compare it with what they get, so that it changes only in a diff that somebody reads.
`;

/** Formats the matrix as the file that is committed. Columns have a fixed width: a new line changes no other. */
export function formatMatrix(rows: MatrixRow[]): string {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padEnd(CELL_WIDTH)).join("")}`.trimEnd();
  const cellOf = (answer: MatrixAnswer) => (isRefusal(answer) ? String(answer.status) : "yes");
  const lines = rows.map(({ name, answers }) =>
    line(
      name,
      CALLERS.map((caller) => cellOf(answers[caller])),
    ),
  );
  return `${HEAD}\n\`\`\`text\n${[line("endpoint", CALLERS), ...lines].join("\n")}\n\`\`\`\n`;
}

/** Returns the lines that differ between the committed matrix and the measured one. */
export function differences(committed: string, measured: string): string[] {
  const [before, now] = [committed, measured].map((text) => new Set(text.split("\n")));
  return [
    ...[...(before ?? [])].filter((line) => !now?.has(line)).map((line) => `- ${line}`),
    ...[...(now ?? [])].filter((line) => !before?.has(line)).map((line) => `+ ${line}`),
  ];
}
