import { query } from "../tests/support/postgres-server.ts";

export type Size = { quotes: number; emails: number };

/** Names of which one is in every eighth row, one in every hundredth and one in a single row. */
const quotes = (rows: number) => `
  insert into quote_requests (reference, content_hash, request_date, last_used_at, insurance_type, zip_code, email, phone, name, details)
  select 'Q-' || lpad(n::text, 7, '0'), 'hash-' || n, at, at, (array['auto', 'home', 'business', 'life'])[1 + n % 4],
    (77001 + n % 97)::text, 'visitor' || n || '@example.com', (2815550000 + n)::text,
    (array['Rosa', 'Miguel', 'Ana', 'James', 'Linda', 'José', 'Emily', 'Luis'])[1 + n % 8] || ' '
      || case when n % 100 = 0 then 'Treviño' else (array['Vela', 'García', 'Johnson', 'Nguyen', 'Smith'])[1 + n % 5] end
      || case when n = ${rows} / 2 then ' Zapotec' else '' end,
    '{"vehicleType": "truck", "vehicleYear": "2019", "vehicleMake": "Ford"}'
  from generate_series(1, ${rows}) as n,
    lateral (select date_trunc('milliseconds', now() - (${rows} - n) * interval '1 minute') as at) as time
  order by n`;

const emails = (rows: number) => `
  insert into emails (kind, from_address, to_address, subject, text, html, message_id, status, quote_request_id)
  select 'lead-acknowledgement', 'The office <office@example.com>', 'visitor' || n || '@example.com',
    'We have your quote request (Q-' || lpad(n::text, 7, '0') || ')' || case when n = ${rows} / 2 then ' Zapotec' else '' end,
    repeat('We have received your request for a quote. ', 20), '<p>' || repeat('We have received your request. ', 60) || '</p>',
    '<' || n || '@example.com>', 'sent', n
  from generate_series(1, ${rows}) as n
  order by n`;

const SEARCH_INDEXES = [
  "create index quote_requests_search_idx on quote_requests using gin (search)",
  "create index emails_search_idx on emails using gin (search) where deleted_at is null",
];

/** Fills a migrated database with made-up requests and mails. */
export async function fill(url: string, size: Size): Promise<void> {
  // Made after the rows, an index of words takes a fraction of the time.
  await query(url, "drop index quote_requests_search_idx, emails_search_idx");
  await query(url, quotes(size.quotes));
  await query(url, emails(size.emails));
  for (const index of SEARCH_INDEXES) await query(url, index);
  await query(url, "vacuum analyze");
}

/** The key after which the list goes on, so many rows from its head. */
export async function keysAfter(url: string, rows: number): Promise<{ quote: string; email: string }> {
  const [quote, email] = await Promise.all([
    query(
      url,
      `select (extract(epoch from request_date) * 1000)::bigint || '-' || id as key
      from quote_requests order by request_date desc, id desc offset ${rows - 1} limit 1`,
    ),
    query(url, `select id as key from emails order by id desc offset ${rows / 2 - 1} limit 1`),
  ]);
  const keyOf = (found: typeof quote) => String((found.rows[0] as { key: unknown }).key);
  return { quote: keyOf(quote), email: keyOf(email) };
}
