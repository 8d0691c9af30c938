import { and, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PresentedCall } from "../../../domain/api/work/calls.ts";
import { searchWords } from "../../../domain/platform/search.ts";
import { isAmong } from "../../../domain/platform/typed-records.ts";
import { CALL_DIRECTIONS } from "../../../domain/work/call-options.ts";
import type { CallFilter } from "../../../domain/work/calls.ts";
import type { Database } from "../../platform/db/client.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { customers, deskEvents, requests, users } from "../../platform/db/schema/index.ts";
import { prefixQuery } from "../../platform/db/search.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Page } from "../../platform/http/paging.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { isKept } from "../history/terms.ts";

type Needs = Pick<Deps, "db" | "clock" | "settings">;
export type CallSearch = CallFilter & { q?: string | undefined };

/** SQL condition for calls, written as the partial indexes have it. A call that was undone is none. */
export const isCall = sql`(${deskEvents.type} = 'call' and ${deskEvents.undoneAt} is null)`;
const direction = sql<string>`coalesce(${deskEvents.data}->>'direction', 'out')`;
const outcome = sql<string>`${deskEvents.data}->>'outcome'`;

/** Lists calls with customers, the newest first, with keyset pagination by id. */
export async function listCalls(deps: Needs, page: Page, filter: CallSearch): Promise<PresentedCall[]> {
  const { timezone } = deps.settings.agency();
  const { from, to } = filter;
  const rows = await selectCalls(deps.db)
    .where(
      and(
        isCall,
        or(isNull(deskEvents.requestId), isKept(deps)),
        filter.direction && eq(direction, filter.direction),
        filter.outcome && eq(outcome, filter.outcome),
        filter.who ? eq(deskEvents.actorId, filter.who) : undefined,
        from ? gte(deskEvents.at, startOfDay(from, timezone)) : undefined,
        to ? lt(deskEvents.at, startOfDay(to, timezone, 1)) : undefined,
        filter.q ? hasWords(filter.q) : undefined,
        page.before ? lt(deskEvents.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(deskEvents.id))
    .limit(page.limit);
  return rows.map(present);
}

/** Maximum requests or customers whose calls are searched for; more words narrow a search that finds as many. */
const MAX_MATCHES = 2_000;

/** Builds the condition of a search: the words are in the request, in the name of the customer, or in the note. */
function hasWords(words: string): SQL | undefined {
  const wanted = prefixQuery(searchWords(words));
  const ofRequests = sql`(select id from ${requests} where search @@ ${wanted} order by id desc limit ${MAX_MATCHES})`;
  const ofCustomers = sql`(select id from ${customers} where search @@ ${wanted} order by id desc limit ${MAX_MATCHES})`;
  // Each part finds its rows by an index of its own, which one condition with "or" would prevent.
  return inArray(
    deskEvents.id,
    sql`(select e.id from ${deskEvents} e where e.type = 'call' and e.request_id in ${ofRequests}
      union select e.id from ${deskEvents} e where e.type = 'call' and e.customer_id in ${ofCustomers}
      union select e.id from ${deskEvents} e where e.type = 'call' and search_terms(e.data->>'text') @@ ${wanted})`,
  );
}

function selectCalls(db: Database) {
  return db
    .select({
      id: deskEvents.id,
      at: deskEvents.at,
      data: deskEvents.data,
      actor: { firstName: users.firstName, lastName: users.lastName },
      customer: { id: customers.id, name: customers.name },
      request: { reference: requests.reference, name: requests.name },
    })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .leftJoin(requests, eq(requests.id, deskEvents.requestId))
    .leftJoin(customers, eq(customers.id, sql`coalesce(${requests.customerId}, ${deskEvents.customerId})`));
}

type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

function present({ id, at, data, actor, customer, request }: CallRow): PresentedCall {
  const { direction: way, outcome: result, minutes, text } = data;
  return {
    id,
    at: at.toISOString(),
    direction: isAmong(CALL_DIRECTIONS, way) ? way : "out",
    outcome: typeof result === "string" ? (result as PresentedCall["outcome"]) : "reached",
    minutes: typeof minutes === "number" ? minutes : null,
    text: typeof text === "string" ? text : null,
    who: actor && fullNameOf(actor),
    customer,
    request: request && { reference: request.reference, name: request.name ?? "" },
  };
}
