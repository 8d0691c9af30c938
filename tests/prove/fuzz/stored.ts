import { sql } from "drizzle-orm";
import { z } from "zod";
import { leadSource } from "../../../domain/api/work/leads.ts";
import { customForm } from "../../../domain/content/forms.ts";
import { contentSchema, KIND_NAMES } from "../../../domain/content/content.ts";
import { SECTION_SCHEMAS } from "../../../domain/operations/settings/sections.ts";
import { bulkChange } from "../../../domain/work/bulk.ts";
import { viewFilterSchema } from "../../../domain/work/desk/own-views.ts";
import { routingRule } from "../../../domain/work/desk/routing-rules.ts";
import { offerTerms } from "../../../domain/work/offers.ts";
import { sequenceInput } from "../../../domain/work/sequences.ts";
import { findContent, listContent } from "../../../server/content/shelves/read-content.ts";
import { verifyNotedTrail } from "../../../server/platform/audit/verify-trail.ts";
import {
  bulkChanges,
  customForms,
  deskViews,
  premiums,
  requests,
  routingRules,
  sequences,
  settingVersions,
} from "../../../server/platform/db/schema/index.ts";
import type { Deps } from "../../../server/platform/deps.ts";
import { compareAll } from "../../../server/work/history/compare-all.ts";
import { allRequests } from "../../../server/work/history/compare-history.ts";

type Check = (deps: Deps) => Promise<string[]>;

/** Reads everything back that calls have stored, and returns what a rule forbids. */
export async function forbiddenIn(deps: Deps): Promise<string[]> {
  const found: string[] = [];
  for (const check of CHECKS) found.push(...(await check(deps)));
  return found;
}

/** Evaluates every check constraint once more, and finds those that the database does not hold for all rows. */
const constraints: Check = async ({ db }) => {
  const { rows } = await db.execute<{ name: string; table: string; rule: string | null; isValid: boolean }>(sql`
    select conname as name, conrelid::regclass::text as table, convalidated as "isValid",
      case contype when 'c' then pg_get_expr(conbin, conrelid) end as rule
    from pg_constraint where connamespace = 'public'::regnamespace order by 2, 1`);
  const found = rows.filter(({ isValid }) => !isValid).map(({ table, name }) => `${table}: ${name} does not hold`);
  for (const { table, name, rule } of rows) {
    if (!rule) continue;
    const broken = await db.execute<{ n: number }>(
      sql.raw(`select count(*)::int as n from ${table} where not (${rule})`),
    );
    if (broken.rows[0]?.n) found.push(`${table}: ${broken.rows[0].n} rows break ${name}`);
  }
  return found;
};

/** Finds control characters in texts: no field takes them, and terminals, mails and CSV files obey them. */
const controlCharacters: Check = async ({ db }) => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: bad } = await db.execute<{ text: string }>(sql`
      select ${sql.identifier(column)} as text from ${sql.identifier(table)}
      where ${sql.identifier(column)} ~ ${"[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]"} limit 1`);
    if (bad[0]) found.push(`${table}.${column} holds ${JSON.stringify(bad[0].text.slice(0, 100))}`);
  }
  return found;
};

/** Parses the columns that hold JSON by the rules that their input went through. */
const documents: Check = async ({ db }) => {
  const found: string[] = [];
  const read = (what: string, schema: z.ZodType, value: unknown) => {
    const { error } = schema.safeParse(value);
    if (error) found.push(`${what}: ${error.message} in ${JSON.stringify(value)}`.slice(0, 600));
  };
  for (const { section, value } of await db.select().from(settingVersions))
    read(`setting ${section}`, SECTION_SCHEMAS[section], value);
  for (const one of await db.select().from(deskViews)) read(`view ${one.id}`, viewFilterSchema(one.kind), one.filters);
  for (const one of await db.select().from(sequences)) read(`sequence ${one.id}`, sequenceInput, one);
  for (const one of await db.select().from(routingRules)) read(`rule ${one.id}`, routingRule, one);
  for (const one of await db.select().from(customForms))
    read(`form ${one.id}`, customForm, { ...one, intro: one.intro ?? "" });
  for (const one of await db.select().from(bulkChanges)) read(`bulk change ${one.id}`, bulkChange, one.change);
  for (const { id, offer } of await db.select().from(premiums)) if (offer) read(`offer ${id}`, offerTerms, offer);
  for (const { reference, source } of await db.select().from(requests))
    read(`source of ${reference}`, leadSource.strict(), source);
  return found;
};

/** Parses every item of the site's content by the rules of its form. */
const content: Check = async ({ db, clock }) => {
  const found: string[] = [];
  for (const kind of KIND_NAMES) {
    for (const { id } of await listContent(db, kind, { language: "en", now: clock() })) {
      const { values, es } = await findContent(db, kind, id);
      const { error } = contentSchema(kind).safeParse({ values, es });
      if (error) found.push(`${kind} ${id}: ${error.message}`.slice(0, 600));
    }
  }
  return found;
};

/** Compares the state of every request with its history, as each night does (D11). */
const histories: Check = async ({ db }) => {
  const { differences, areTotalsRight } = await compareAll(db, allRequests(db));
  const named = differences.map(
    ({ reference, differs }) => `${reference} differs from its history: ${differs.join(", ")}`,
  );
  return areTotalsRight ? named : [...named, "the totals of the desk are wrong"];
};

/**
 * Looks at the accounts: somebody can still administer (Z4), and every password is hashed as it should be (N1). The
 * colleagues of the made-up office have no hash at all, so that nobody can log in as one.
 */
const accounts: Check = async ({ db }) => {
  const { rows } = await db.execute<{ admins: number; weak: number }>(sql`
    select count(*) filter (where role = 'admin' and is_active)::int as admins,
      count(*) filter (where password <> 'none' and password !~ '^\\$argon2id\\$v=19\\$m=\\d{5,},t=[2-9]')::int as weak from users`);
  const { admins = 0, weak = 0 } = rows[0] ?? {};
  return [
    ...(admins === 0 ? ["no active admin is left"] : []),
    ...(weak > 0 ? [`${weak} passwords are not hashed well`] : []),
  ];
};

/** Verifies the hash chain of the audit trail (D3). */
const trail: Check = async (deps) => {
  const { fault } = await verifyNotedTrail(deps);
  return fault ? [`the audit trail: ${JSON.stringify(fault)}`] : [];
};

/** Looks at addresses that pages link to: https, mailto or a page of our own (W8). */
const addresses: Check = async ({ db }) => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(url|website|link)$'`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: bad } = await db.execute<{ text: string }>(sql`
      select ${sql.identifier(column)} as text from ${sql.identifier(table)}
      where ${sql.identifier(column)} !~ '^(https://[^/\\\\]|mailto:|/[^/\\\\]|$)' limit 1`);
    if (bad[0]) found.push(`${table}.${column} leads to ${JSON.stringify(bad[0].text.slice(0, 100))}`);
  }
  return found;
};

const CHECKS = [constraints, controlCharacters, documents, content, histories, accounts, trail, addresses];
/** The number of kinds of rules that stored rows are read back by. */
export const STORED_CHECKS = CHECKS.length;
