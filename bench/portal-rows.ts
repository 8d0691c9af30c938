/** The number of quote requests and emails; the other rows are in proportion to the quote requests. */
export type Size = { quotes: number; emails: number };

/** The one customer who has by far the most requests: their number, and the desk's events of each. */
const BUSY = { requests: 40, eventsIn: (rows: number) => (rows > 100_000 ? 100 : 20) };

/** Returns the number of requests in the bin: at most a hundred, whatever else there is. */
const binnedIn = (rows: number) => Math.min(100, rows / 10);

const contactsIn = (quotes: number) => quotes / 10;
/** Returns the id of the nth quote request: every eleventh request is a contact request. */
const quoteId = (n: string) => `${n} + (${n} - 1) / 10`;
export const customersIn = (quotes: number) => Math.floor(quotes / 3);

/**
 * Returns the SQL for the customer of the nth request: a customer has three, the busy one, who is the first of them,
 * forty.
 */
const person = (quotes: number) =>
  keptOf(`case when n % ${quotes / BUSY.requests} = 0 then 1 else 2 + n % ${customersIn(quotes) - 1} end`);

/** Returns the SQL for the customer that is left after merging: every hundredth is merged into the one before. */
const keptOf = (customer: string) => `(select c - (c % 100 = 0)::int from (select ${customer} as c) as any_of_them)`;

/** Names of known frequency: one is in every eighth row, one in every hundredth; most family names are rare. */
const firstName = "(array['Rosa', 'Miguel', 'Ana', 'James', 'Linda', 'José', 'Emily', 'Luis'])[1 + p % 8]";
const lastName = `case when p % 100 = 50 then 'Treviño'
  when p % 4 = 0 then (array['Vela', 'García', 'Johnson', 'Nguyen', 'Smith'])[1 + p % 5]
  else initcap(translate(substr(md5((p % 20011)::text), 1, 6), '0123456789', 'aeioumnrst')) end`;

const team = "(select array_agg(id order by id) from users)";

/**
 * Returns the SQL for the state of the work on requests: the newest wait, some hundred others are open, here and there
 * one from long ago; the rest has ended. `n` counts from the oldest, of `rows`.
 */
const work = (rows: number, [, contacted, further, won, lost]: readonly string[]) => `lateral (
  select ${rows} - n as newer, n % 50 = 7 as is_suspect,
    ${rows} - n < 300 or n % ${rows / 100} = 3 as is_open,
    date_trunc('milliseconds', now() - case when n <= ${binnedIn(rows)} then interval '23 months 14 days' else interval '0' end
      - (${rows} - n) * interval '1 minute') as at) as state,
  lateral (select case when is_suspect or newer < 150 then 'new'
    when is_open then (array['${contacted}', '${further}'])[1 + n % 2]
    else (array['${won}', '${lost}'])[1 + (n % 5) / 3] end as stage) as staged,
  lateral (select case when is_suspect or n % 11 = 0 or (stage = 'new' and n % 2 = 0) then null
      else (${team})[1 + n / 7 % 10] end as owner_id,
    case when is_suspect then null else at + interval '4 hours' end as respond_by,
    case when stage = 'new' then null else at + (5 + (n::bigint * 7919 % 997) * (n::bigint * 7919 % 997) / 1500) * interval '1 minute' end
      as first_response_at,
    case when is_suspect or stage = 'new' then null
      when is_open and n % 3 = 0 then now() - interval '1 day'
      when is_open and n % 3 = 1 then now() + interval '7 days' end as follow_up_at,
    case when is_open or stage = 'new' then null else at + interval '5 days' end as ended_at,
    case when stage = 'won' and n % ${Math.min(1_000, rows / 100)} <> 1 then at + interval '6 days' end as confirmed_at,
    case when stage = 'lost' then (array['price', 'coverage', 'elsewhere', 'no-answer'])[1 + n % 4] end as lost_reason,
    case n % 6 when 0 then '{"utm_source": "google", "utm_campaign": "spring"}' when 1 then '{"utm_source": "Google", "utm_campaign": "fall"}'
      when 2 then '{"referrer": "news.example.com"}' when 3 then '{"channel": "phone"}' else '{}' end::jsonb as source,
    case when n % 6 = 3 then (${team})[1 + n % 10] end as entered_by_id,
    case when n % 5 < 3 then n end as consent_id,
    case when n % 3 = 0 then 'es' else 'en' end as language) as worked`;
const WORKED = `language, is_suspect, suspicion, consent_id, request_date, last_used_at, stage, owner_id, respond_by,
  first_response_at, follow_up_at, due_at, ended_at, confirmed_at, lost_reason, source, entered_by_id, customer_id, waits_for,
  waits_since`;
const worked = `language, is_suspect, case when is_suspect then 'trap' end, consent_id, at, at, stage, owner_id, respond_by,
  first_response_at, follow_up_at, follow_up_at, ended_at, confirmed_at, lost_reason, source, entered_by_id,
  case when is_suspect then null else p end,
  case when is_suspect then 'nobody' when stage = 'new' then 'us' when is_open then 'customer' else 'nobody' end,
  case when is_suspect then null when stage = 'new' then at else coalesce(ended_at, first_response_at) end`;

const quotes = (rows: number) => `
  insert into requests (id, kind, number, reference, content_hash, type, email, phone, name, sort_name, details, ${WORKED})
  select ${quoteId("n")}, 'quote', n, 'Q-' || lpad(n::text, 7, '0'), 'hash-' || n,
    (array['auto', 'home', 'business', 'life'])[1 + n % 4], 'visitor' || p || '@example.com',
    (2815550000 + p - p % 20 / 19)::text, called, called,
    jsonb_build_object('zipCode', (77001 + p % 97)::text, 'vehicleType', 'truck', 'vehicleYear', '2019', 'vehicleMake', 'Ford'),
    ${worked}
  from generate_series(1, ${rows}) as n, lateral (select ${person(rows)} as p) as whose,
    lateral (select ${firstName} || ' ' || ${lastName} || case when n = ${rows} / 2 + 1 then ' Zapotec' else '' end as called) as named,
    ${work(rows, ["new", "contacted", "quoted", "won", "lost"])}
  order by n`;

const contacts = (rows: number, people: number) => `
  insert into requests (id, kind, number, reference, content_hash, type, email, phone, name, sort_name, details, ${WORKED})
  select n * 11, 'contact', n, 'C-' || lpad(n::text, 7, '0'), 'hash-' || n, 'claim', 'visitor' || p || '@example.com',
    (2815550000 + p - p % 20 / 19)::text, first || ' ' || last, last || ' ' || first,
    jsonb_build_object('firstName', first, 'lastName', last, 'message', 'Please call me back about my claim.'), ${worked}
  from generate_series(1, ${rows}) as n, lateral (select ${keptOf(`2 + n * 7 % ${people - 1}`)} as p) as whose,
    lateral (select ${firstName} as first, ${lastName} as last) as named,
    ${work(rows, ["new", "contacted", "contacted", "answered", "closed"])}
  order by n`;

const consents = (rows: number) => `
  insert into consents (id, text_version, text_hash, language, page, phone, ip, user_agent)
  select n, '1', 'hash', 'en', '/quote', (2815550000 + n)::text, '127.0.0.1', 'bench'
  from generate_series(1, ${rows}) as n where n % 5 < 3`;

const customers = (count: number) => `
  insert into customers (id, name, language, merged_into_id)
  select p, ${firstName} || ' ' || ${lastName}, case when p % 3 = 0 then 'es' else 'en' end,
    case when p % 100 = 0 then p - 1 end
  from generate_series(1, ${count}) as p;
  insert into customer_keys (customer_id, type, value)
  select p, 'email', 'visitor' || p || '@example.com' from generate_series(1, ${count}) as p
  union all
  select p, 'phone', '+1' || (2815550000 + p - p % 20 / 19) from generate_series(1, ${count}) as p`;

const policies = (count: number) => `
  insert into policies (customer_id, carrier, number, line, effective_on, renews_on, premium_cents, owner_id)
  select ${keptOf(`1 + n * 2 % ${count}`)}, (array['Progressive', 'Geico', 'Allstate', 'Travelers'])[1 + n % 4], 'TX-' || lpad(n::text, 8, '0'),
    (array['auto', 'home'])[1 + n % 2], current_date + n % 365 - 365, current_date + n % 365, 120000,
    case when n % 3 > 0 then (select min(id) from users) end
  from generate_series(1, ${count} / 2) as n`;

/**
 * Returns the inserts of tasks: the follow-ups of requests, and two of each quote request that were done long ago. The
 * triggers are off, so the requests have their due dates already.
 */
const tasks = (rows: number) => `
  insert into tasks (what, assignee_id, due_on, due_at, request_id, is_follow_up)
  select 'Follow up', owner_id, follow_up_at::date, follow_up_at, id, true from requests where follow_up_at is not null order by id;
  insert into tasks (what, assignee_id, due_on, request_id, created_at, done_at, done_by_id)
  select 'Call about the offer', (${team})[1 + n % 10], (now() - (${rows} - n) * interval '1 minute')::date, ${quoteId("n")},
    now() - (${rows} - n) * interval '1 minute', now() - (${rows} - n) * interval '50 seconds', (${team})[1 + n % 10]
  from generate_series(1, ${rows}) as n, generate_series(1, 2) order by n`;

const premiums = (rows: number) => `
  insert into premiums (request_id, carrier, cents, months, is_chosen)
  select ${quoteId("n")}, 'Progressive', 98000, 6, n % 20 = 1 from generate_series(1, ${rows}, 10) as n`;

/**
 * Returns the inserts of events: each request came and moved on, and the busy customer has many more. All of them are
 * older than the event stream.
 */
const events = (rows: number) => `
  insert into desk_events (place, type, request_id, customer_id, at)
  select 0, 'received', id, null, request_date from requests where kind = 'quote' and not is_suspect order by id;
  insert into desk_events (place, type, request_id, customer_id, actor_id, data, at)
  select 0, 'stage', id, customer_id, owner_id, '{"before": {"stage": "new"}, "after": {"stage": "contacted"}}',
    request_date + interval '1 hour'
  from requests where kind = 'quote' and not is_suspect order by id;
  insert into desk_events (place, type, request_id, customer_id, actor_id, data, at)
  select 0, 'note', id, customer_id, owner_id, '{"text": "Called about the second truck."}', request_date + n * interval '1 minute'
  from requests, generate_series(1, ${BUSY.eventsIn(rows)}) as n where kind = 'quote' and customer_id = 1 order by id, n;
  insert into desk_events (place, type, request_id, at)
  select 0, 'received', id, request_date from requests where kind = 'contact' and not is_suspect order by id`;

const emails = (rows: number, quotesThere: number) => `
  insert into messages (channel, number, kind, from_address, to_address, subject, text, html, external_id, status, request_id, timestamp)
  select 'email', n, 'lead-acknowledgement', 'The office <office@example.com>', 'visitor' || n || '@example.com',
    'We have your quote request (Q-' || lpad(n::text, 7, '0') || ')' || case when n = ${rows} / 2 then ' Zapotec' else '' end,
    repeat('We have received your request for a quote. ', 20), '<p>' || repeat('We have received your request. ', 60) || '</p>',
    '<' || n || '@example.com>', 'sent', ${quoteId(`(${quotesThere - rows} + n)`)},
    now() - (${rows} - n) * interval '730 days' / ${rows}
  from generate_series(1, ${rows}) as n
  order by n`;

/** Statements that set the totals and sequences: the triggers that keep the totals are off while the rows are made. */
const totals = [
  `insert into kept.request_totals select kind, 0, count(*) from requests where not is_suspect group by kind
  on conflict (kind, shard) do update set genuine = request_totals.genuine + excluded.genuine`,
  `insert into kept.message_sums select (timestamp at time zone 'UTC')::date, channel, status, count(*) from messages
  where direction = 'out' group by 1, 2, 3
  on conflict (day, channel, status) do update set count = message_sums.count + excluded.count`,
  `select setval(pg_get_serial_sequence('requests', 'id'), max(id)) from requests`,
  `select setval(kind || '_numbers', max(number)) from requests group by kind`,
  `select setval(channel || '_numbers', max(number)) from messages group by channel`,
];

/** Returns the inserts of tags: one on every third request, one on the oldest tenth only, one on ten of them all. */
const tags = (rows: number) => [
  `insert into tags (id, name_en, name_es, color, position) values (1, 'Often', 'Muchas', 'blue', 1),
  (2, 'Old', 'Viejas', 'gray', 2), (3, 'Rare', 'Pocas', 'red', 3)`,
  `insert into request_tags (request_id, tag_id, kind, number, request_date)
  select id, tag, kind, number, request_date from requests, (values (1), (2), (3)) as tags (tag)
  where case tag when 1 then number % 3 = 0 when 2 then number <= ${rows / 10} else number % ${rows / 10} = 7 end`,
  `insert into customer_tags (customer_id, tag_id) select id, 1 from customers where id % 3 = 0`,
  `insert into customer_tags (customer_id, tag_id) select id, 2 from customers where id <= ${customersIn(rows) / 10}`,
];

const colleagues = `
  insert into users (username, password, first_name, last_name, role)
  select 'agent' || n, 'none', 'Agent', 'Number ' || n, 'agent' from generate_series(2, 10) as n`;

/** Returns the statements that fill a migrated database, in their order. */
export function fillingStatements({ quotes: rows, emails: mails }: Size): string[] {
  const people = customersIn(rows);
  return [
    colleagues,
    customers(people),
    `select setval(pg_get_serial_sequence('customers', 'id'), max(id)) from customers`,
    consents(rows),
    `select setval(pg_get_serial_sequence('consents', 'id'), max(id)) from consents`,
    quotes(rows),
    contacts(contactsIn(rows), people),
    policies(people),
    tasks(rows),
    premiums(rows),
    ...tags(rows),
    events(rows),
    emails(mails, rows),
    ...totals,
  ];
}
