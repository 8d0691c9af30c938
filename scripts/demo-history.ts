import { and, asc, eq } from "drizzle-orm";
import type { Agency } from "../domain/operations/settings/agency.ts";
import { calendarOf } from "../domain/operations/settings/offices.ts";
import type { User } from "../domain/people/users.ts";
import type { LeadSource } from "../domain/platform/form-envelope.ts";
import type { DeskEventType } from "../domain/work/desk/events.ts";
import { ENDS_OF, LOST_REASONS, type Stage } from "../domain/work/desk/stages.ts";
import { waitOfNew } from "../domain/work/desk/waits.ts";
import type { InsuranceType } from "../domain/work/lead-options.ts";
import { POLICY_TERMS } from "../domain/work/policy-options.ts";
import { shifted } from "../domain/work/task-options.ts";
import { KINDS, type LeadKind } from "../domain/work/request-kinds.ts";
import { dayLater, mondayOf } from "../domain/work/morning/periods.ts";
import { afterOpenMinutes, type Office } from "../domain/platform/office-clock.ts";
import { PUBLIC_PATHS } from "../domain/content/site-map.ts";
import { presentUser } from "../server/people/session/present-user.ts";
import type { Database } from "../server/platform/db/database.ts";
import {
  consents,
  customers,
  deskEvents,
  pageCounts,
  policies,
  premiums,
  requests,
  users,
} from "../server/platform/db/schema/index.ts";
import { currentTexts } from "../server/work/leads/consent-texts.ts";
import { respondBy } from "../server/work/leads/respond-by.ts";

const AGENTS = [
  { firstName: "Marisol", lastName: "Cantú" },
  { firstName: "Travis", lastName: "Boone" },
  { firstName: "Kim", lastName: "Nguyen" },
];
const SOURCES: LeadSource[] = [
  { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring-auto" },
  {},
  { utm_source: "facebook", utm_campaign: "hail-season" },
  { referrer: "www.yelp.com" },
  {},
  { channel: "phone" },
];
export const CARRIERS = ["Lone Star Mutual", "Gulf Coast Casualty", "Hill Country Insurance"];
const WEEKS_OF_VIEWS = 8;

type Work = Pick<
  typeof requests.$inferInsert,
  | "stage"
  | "ownerId"
  | "location"
  | "respondBy"
  | "firstResponseAt"
  | "waitsFor"
  | "waitsSince"
  | "lostReason"
  | "confirmedAt"
  | "endedAt"
  | "source"
>;

/** Picks one of a list by a number, however large. */
export function pick<T>(list: readonly T[], n: number): T {
  const picked = list[n % list.length];
  if (picked === undefined) throw new Error("there is nothing to pick from");
  return picked;
}

/** Adds made-up colleagues, who own requests and cannot log in; returns them. */
export async function addAgents(db: Database): Promise<User[]> {
  const rows = AGENTS.map((agent) => ({
    ...agent,
    username: `demo-${agent.lastName.toLowerCase()}`,
    password: "none",
    isActive: false,
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
  const all = await db.select().from(users).orderBy(asc(users.id));
  return all.filter(({ username }) => username.startsWith("demo-")).map(presentUser);
}

/** Finds the admin who looks at the demo: the first who can log in. */
export async function findViewer(db: Database): Promise<User | undefined> {
  const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));
  const [row] = await db.select().from(users).where(isAdmin).orderBy(asc(users.id)).limit(1);
  return row && presentUser(row);
}

/** The stages of requests that somebody works on: the one that an answer leads to, and a further one. */
const UNDER_WAY = {
  quote: ["contacted", "quoted"],
  contact: ["contacted", "contacted"],
  service: ["carrier", "waiting"],
} as const satisfies Record<LeadKind, readonly [Stage, Stage]>;

/** The office of the desk's work: the agency, the made-up colleagues, and the second office, where there is one. */
type DemoOffice = { agency: Agency; owners: readonly number[]; second: string | null };

/**
 * Returns the state of the desk's work on the n-th request: the newest wait, some are open, most have ended. Every
 * fifth belongs to the second office, and goes by its clock.
 */
export function workOf({ agency, owners, second }: DemoOffice, n: number, at: Date, kind: LeadKind): Work {
  const location = n % 5 === 1 ? second : null;
  const office = calendarOf(agency, location);
  const came = { source: pick(SOURCES, n), location, respondBy: respondBy(agency, kind, at, location) };
  const answered = later(office, at, 4 + ((n * 37) % 190));
  if (!answered || (n < 12 && n % 4 === 0)) {
    return { ...came, stage: "new", ...waitOfNew({ requestDate: at, respondBy: came.respondBy }) };
  }
  const worked = { ...came, ownerId: pick(owners, n), firstResponseAt: answered };
  const heard = { ...worked, waitsFor: "customer", waitsSince: answered } as const;
  const endedAt = later(office, answered, 300 + ((n * 53) % 900));
  const [first, further] = UNDER_WAY[kind];
  if (!endedAt || n % 10 > 5) return { ...heard, stage: n % 2 ? first : further };
  const ended = { ...worked, endedAt, waitsFor: "nobody", waitsSince: endedAt } as const;
  if (!KINDS[kind].isSale) return { ...ended, stage: ENDS_OF[kind][n % 2 ? 0 : 1] };
  if (n % 10 > 2) return { ...ended, stage: "lost", lostReason: pick(LOST_REASONS, n + (n >> 3)) };
  return { ...ended, stage: "won", confirmedAt: n % 20 === 2 ? null : endedAt };
}

/** Returns the moment after so many open minutes; undefined when it is still to come. */
function later(office: Office, at: Date, minutes: number): Date | undefined {
  const moment = afterOpenMinutes(at, minutes, office);
  return moment && moment.getTime() < Date.now() ? moment : undefined;
}

type StoredRequest = Work & {
  id: number;
  kind: LeadKind;
  requestDate: Date;
  name?: string | null;
  insuranceType?: InsuranceType;
};

/**
 * Adds the events of requests, as the desk would have recorded them, and the premiums, customers and policies of won
 * ones.
 */
export async function addHistory(db: Database, rows: readonly StoredRequest[]): Promise<void> {
  const events = rows.flatMap((row) => {
    const { ownerId = null, firstResponseAt, endedAt, stage = "new" } = row;
    const happened = (type: DeskEventType, at: Date, data: object) => ({
      requestId: row.id,
      type,
      at,
      data: { ...data },
      actorId: type === "received" ? null : ownerId,
    });
    const moved = (at: Date, from: Stage, to: Stage, more: object = {}) =>
      happened("stage", at, { before: { stage: from }, after: { stage: to, ...more } });
    const received = happened("received", row.requestDate, {});
    if (!firstResponseAt) return [received];
    const before = { ownerId: null, firstResponseAt: null };
    const reached = happened("call", firstResponseAt, {
      outcome: "reached",
      before,
      after: { ownerId, firstResponseAt },
    });
    const [begun] = UNDER_WAY[row.kind];
    const first = [received, reached, moved(firstResponseAt, "new", begun)];
    if (endedAt) return [...first, moved(endedAt, begun, stage, { lostReason: row.lostReason ?? null })];
    return stage === begun ? first : [...first, moved(firstResponseAt, begun, stage)];
  });
  // Older than the event stream: nobody is notified of them as news.
  await db.insert(deskEvents).values(events.map((event) => ({ ...event, place: 0n })));
  const won = rows.filter(({ stage }) => stage === "won");
  if (won.length === 0) return;
  await db.insert(premiums).values(
    won.map(({ id }) => {
      const [carrier, cents, months] = [pick(CARRIERS, id), 48_000 + ((id * 7_919) % 160_000), id % 2 ? 6 : 12];
      return { requestId: id, carrier, cents, months, isChosen: true };
    }),
  );
  await addPolicies(db, won);
}

/** Adds the policies of confirmed wins. Every fifth still has none, and one of ten says why. */
async function addPolicies(db: Database, won: readonly StoredRequest[]): Promise<void> {
  const people = won.map(({ name }) => ({ name: name ?? "Rosa Vela", language: "en" as const }));
  const made = await db.insert(customers).values(people).returning({ id: customers.id });
  const today = new Date().toISOString().slice(0, 10);
  const pairs = won.flatMap((win, at) => {
    const customerId = made[at]?.id;
    return customerId ? [{ win, customerId, at }] : [];
  });
  for (const { win, customerId, at } of pairs) {
    const outcome = at % 5 === 4 ? (at % 10 === 9 ? ("fell-through" as const) : null) : ("recorded" as const);
    const answer = { customerId, policyOutcome: win.confirmedAt ? outcome : null };
    await db.update(requests).set(answer).where(eq(requests.id, win.id));
  }
  const recorded = pairs
    .filter(({ win, at }) => win.confirmedAt && at % 5 < 4)
    .map(({ win, customerId, at }) => {
      const termMonths = pick(POLICY_TERMS, at);
      // Some have expired without a next term.
      const renewsOn = dayLater(today, ((at * 11) % 140) - 20);
      return {
        customerId,
        carrier: pick(CARRIERS, win.id),
        number: `D-${100_000 + customerId}`,
        line: win.insuranceType ?? "auto",
        status: renewsOn < today ? ("expired" as const) : ("active" as const),
        effectiveOn: shifted(renewsOn, -termMonths, 0),
        termMonths,
        renewsOn,
        premiumCents: 48_000 + ((win.id * 7_919) % 160_000),
        ownerId: win.ownerId ?? null,
        requestId: win.id,
      };
    });
  if (recorded.length > 0) await db.insert(policies).values(recorded);
}

/** Adds consents for so many requests; returns their ids. */
export async function addConsents(db: Database, agency: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const [shown] = currentTexts(agency);
  if (!shown) throw new Error("there is no consent text");
  const consent = {
    textVersion: shown.version,
    textHash: shown.hash,
    language: shown.language,
    page: "/quote",
    phone: "7135550100",
    ip: "192.0.2.1",
    userAgent: "demo",
  };
  const rows = Array.from({ length: count }, () => consent);
  const stored = await db.insert(consents).values(rows).returning({ id: consents.id });
  return stored.map(({ id }) => id);
}

/** Adds the views of the public pages in the past weeks. */
export async function addViews(db: Database): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const first = dayLater(mondayOf(today), -7 * WEEKS_OF_VIEWS);
  const rows: (typeof pageCounts.$inferInsert)[] = [];
  for (let day = first, n = 0; day <= today; day = dayLater(day, 1), n++) {
    for (const [rank, path] of PUBLIC_PATHS.entries()) {
      const views = Math.round((90 + ((n * 31) % 40)) / (rank + 1));
      const of = (share: number) => Math.max(1, Math.round(views * share));
      const types = path === "/quote" ? (["auto", "home", "business", "life"] as const) : [""];
      for (const [at, insuranceType] of types.entries()) {
        const page = { day, path, insuranceType };
        rows.push({ ...page, language: "en", views: of(0.6 / (at + 1)) });
        rows.push({ ...page, language: "es", views: of(0.35 / (at + 1)) });
      }
    }
  }
  await db.insert(pageCounts).values(rows).onConflictDoNothing();
}
