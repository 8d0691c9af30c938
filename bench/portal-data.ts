import { fixedSettings } from "../tests/support/agency.ts";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { openStore } from "../server/platform/db/client.ts";
import { recountDays } from "../server/work/morning/recount-days.ts";
import { query } from "../tests/support/postgres-server.ts";
import { testEnv } from "../tests/support/test-env.ts";
import { fillingStatements, type Size } from "./portal-rows.ts";

/** The tables that get very many rows. */
const TABLES = [
  "requests",
  "consents",
  "customers",
  "customer_keys",
  "policies",
  "premiums",
  "desk_events",
  "messages",
];

/** Query for the indexes that belong to no constraint: made after the rows, they take a fraction of the time. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
  from pg_index i where i.indrelid = any('{${TABLES.join(",")}}'::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/**
 * Quick versions of the functions that make the search words of rows, for made-up rows without line ends or odd
 * spellings: the same words, in a tenth of the time.
 */
const QUICK_WORDS = `
  create or replace function search_terms(variadic texts text[]) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array_remove(string_to_array(
      translate(lower(array_to_string(texts, ' ')), 'áéíóúñ<>()', 'aeioun'), ' '), ''))
  $$;
  create or replace function phone_terms(phone text) returns text language sql immutable parallel safe as $$
    select phone || ' ' || right(phone, 7) || ' ' || right(phone, 4)
  $$`;
const WORDS = "select pg_get_functiondef(name::regproc) as made from unnest('{search_terms,phone_terms}'::text[]) name";

/** Fills a migrated database with made-up requests, what the desk did with them, customers and mails. */
export async function fill(url: string, size: Size): Promise<void> {
  const indexes = (await query<{ name: string; made: string }>(url, INDEXES)).rows;
  const words = (await query<{ made: string }>(url, WORDS)).rows;
  await query(url, `drop index ${indexes.map(({ name }) => name).join(", ")}`);
  await query(url, QUICK_WORDS);
  for (const statement of fillingStatements(size)) {
    // Without triggers: neither those that check the foreign keys of each row nor those that keep counts.
    await query(url, `set session_replication_role = replica; ${statement}`);
  }
  for (const { made } of words) await query(url, made);
  for (const { made } of indexes) await query(url, `set maintenance_work_mem = '512MB'; ${made}`);
  await query(url, "vacuum analyze");
  await addUpDays(url);
}

/** Adds up the days, as the worker would in the course of time. */
async function addUpDays(url: string): Promise<void> {
  const env = testEnv({ DATABASE_URL: url });
  const { db, close } = await openStore(env, pino({ level: "silent" }));
  await recountDays({ db, env, clock: () => new Date(), settings: fixedSettings() });
  await close();
}

type IndexUse = { name: string; reads: number; size: string };

/** Reads the number of reads of each index of the requests since the rows were made, and its size. */
export async function indexUse(url: string): Promise<IndexUse[]> {
  // The database's processes report their reads when they have been idle for ten seconds.
  await wait(11_000);
  const found = await query<IndexUse>(
    url,
    `select indexrelname as name, idx_scan::int as reads, pg_size_pretty(pg_relation_size(indexrelid)) as size
    from pg_stat_user_indexes where relname = 'requests' order by indexrelname`,
  );
  return found.rows;
}

/**
 * Finds the cursors of the lists so many rows from their heads (keyset pagination), and the position of the desk's
 * events.
 */
export async function keysAfter(url: string, rows: number): Promise<Record<"quote" | "email" | "position", string>> {
  const keyOf = async (text: string) => String((await query<{ key: unknown }>(url, text)).rows[0]?.key);
  return {
    quote: await keyOf(`
      select (extract(epoch from request_date) * 1000)::bigint || '-' || number as key
      from requests where kind = 'quote' order by request_date desc, number desc offset ${rows - 1} limit 1`),
    email: await keyOf(
      `select number as key from messages where channel = 'email' order by number desc offset ${rows / 2 - 1} limit 1`,
    ),
    position: await keyOf(
      `select coalesce((select up_to || '.' || mark from desk_batches order by up_to desc limit 1), '0.0') as key`,
    ),
  };
}
