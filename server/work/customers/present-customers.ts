import { inArray, sql } from "drizzle-orm";
import type { PresentedCustomer } from "../../../domain/api/work/customers.ts";
import type { DeskEventType } from "../../../domain/work/desk/events.ts";
import type { Database } from "../../platform/db/client.ts";
import { customers } from "../../platform/db/schema/index.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { tagsOfCustomers } from "./tag-customer.ts";
import { reachOf } from "./reach-of.ts";

/** Loads customers in the API form of lists, in the order of the ids. */
export async function presentCustomers(tx: Database, ids: readonly number[]): Promise<PresentedCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: customers.id, name: customers.name, language: customers.language })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  const reaches = await reachOf(tx, ids);
  const tags = await tagsOfCustomers(tx, ids);
  const summaries = await summarize(tx, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, reach, summary] = [known.get(id), reaches.get(id), summaries.get(id)];
    return row && reach && summary ? { ...row, ...reach, ...summary, tagIds: tags.get(id) ?? [] } : [];
  });
}

type Summary = Pick<
  PresentedCustomer,
  "requests" | "openRequests" | "lastRequestAt" | "lastContactAt" | "owner" | "policies"
>;
type Moment = string | Date | null;
type Row = {
  customerId: number;
  requests: number;
  openRequests: number;
  lastRequestAt: Moment;
  lastEventAt: Moment;
  ownEventAt: Moment;
  firstName: string | null;
  lastName: string | null;
  policies: number;
};

/** The events that are a contact with the customer. */
const CONTACTS = ["message", "offer-answer", "answer", "call"] as const satisfies DeskEventType[];

/**
 * Summarizes the requests, contacts and policies of customers in one statement. Every part looks up the rows of one
 * customer by an index, so its cost follows the number of customers asked for, not that of all.
 */
async function summarize(tx: Database, ids: readonly number[]): Promise<Map<number, Summary>> {
  const contacts = sql.param([...CONTACTS]);
  const found = await tx.execute<Row>(sql`
    select asked.id as "customerId", r.requests, r.open as "openRequests", r.last_at as "lastRequestAt",
      r.event_at as "lastEventAt", e.at as "ownEventAt", o.first_name as "firstName", o.last_name as "lastName",
      p.policies
    from unnest(${sql.param(ids)}::int[]) as asked (id)
    cross join lateral (
      select count(*)::int as requests, (count(*) filter (where is_open))::int as open,
        max(request_date) as last_at, max(contact.at) as event_at
      from requests left join lateral (
        select at from desk_events
        where request_id = requests.id and type = any(${contacts}::text[]) and undone_at is null
        order by id desc limit 1
      ) contact on true
      where customer_id = asked.id
    ) r
    left join lateral (
      select at from desk_events
      where customer_id = asked.id and type = any(${contacts}::text[]) and undone_at is null
      order by id desc limit 1
    ) e on true
    left join lateral (
      select u.first_name, u.last_name from (
        select owner_id, is_open, id, false as took_over from requests where customer_id = asked.id
        union all select owner_id, false, 0, true from customers where id = asked.id
      ) owned join users u on u.id = owned.owner_id
      order by is_open desc, took_over desc, owned.id desc limit 1
    ) o on true
    cross join lateral (select count(*)::int as policies from policies where customer_id = asked.id) p`);
  return new Map(found.rows.map((row) => [row.customerId, summaryOf(row)]));
}

function summaryOf({ requests, openRequests, policies, ...row }: Row): Summary {
  const lastRequestAt = isoOf(row.lastRequestAt);
  const contacts = [lastRequestAt, isoOf(row.lastEventAt), isoOf(row.ownEventAt)].filter((at) => at !== null);
  return {
    requests,
    openRequests,
    policies,
    lastRequestAt,
    lastContactAt: contacts.toSorted().at(-1) ?? null,
    owner: row.firstName === null ? null : fullNameOf({ firstName: row.firstName, lastName: row.lastName ?? "" }),
  };
}

const isoOf = (at: Moment): string | null => at && new Date(at).toISOString();
