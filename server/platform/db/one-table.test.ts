import { expect, it } from "vitest";
import { databaseBefore } from "../../../tests/support/former-database.ts";

const AT = "'2026-11-10T18:00:00Z'";

/** Rows before the migration: two kinds of requests in two tables, whose ids overlap, and what belongs to them. */
const FORMER_ROWS = `
  insert into users (username, password, first_name, last_name, role) values ('former', 'none', 'F', 'A', 'agent');
  insert into customers (id, name, language) values (1, 'Rosa Vela', 'en'), (2, 'Rosa B. Vela', 'en');
  insert into quote_requests (id, reference, content_hash, insurance_type, zip_code, email, phone, name, details, request_date, last_used_at, stage, customer_id, completion_hash, idempotency_key)
  values (3, 'Q-FIRST', 'a', 'auto', '77008', 'rosa@example.com', '7135550190', 'Rosa Vela', '{"vehicleMake": "Ford"}', ${AT}, ${AT}, 'quoted', 1, null, 'key-one'),
    (7, 'Q-LATER', 'b', 'home', '77573', null, null, null, '{}', '2026-11-14T18:00:00Z', '2026-11-14T18:00:00Z', 'new', null, 'hash', null),
    (8, 'Q-SPAM1', 'c', 'life', '77573', null, null, 'Bot', '{}', '2026-11-14T18:00:00Z', '2026-11-14T18:00:00Z', 'new', null, null, null);
  update quote_requests set is_suspect = true, suspicion = 'honeypot' where id = 8;
  insert into contact_requests (id, reference, content_hash, first_name, last_name, email, phone, inquiry_type, message, request_date, last_used_at, customer_id, idempotency_key)
  values (3, 'C-THREE', 'd', 'Rosa', 'Vela', 'rosa@example.com', '7135550190', 'claim', 'Hail.', '2026-11-12T18:00:00Z', '2026-11-12T18:00:00Z', 1, 'key-one');
  select setval(pg_get_serial_sequence('quote_requests', 'id'), 9), setval(pg_get_serial_sequence('contact_requests', 'id'), 3);
  insert into desk_events (type, quote_request_id, at, data) values ('received', 3, ${AT}, '{}'), ('note', 7, ${AT}, '{"text": "Of the quote"}');
  insert into desk_events (type, contact_request_id, at, data) values ('note', 3, ${AT}, '{"text": "Of the contact"}');
  insert into premiums (quote_request_id, carrier, cents, months) values (3, 'Lone Star', 61250, 6);
  insert into emails (kind, from_address, to_address, subject, text, message_id, status, quote_request_id, contact_request_id)
  values ('answer', 'a@example.com', 'rosa@example.com', 'To the quote', 'Hi', '<1@x>', 'sent', 3, null),
    ('answer', 'a@example.com', 'rosa@example.com', 'To the contact', 'Hi', '<2@x>', 'sent', null, 3);
  insert into sms_messages (direction, from_number, to_number, body, status, contact_request_id) values ('in', '+17135550190', '+17135550100', 'Thanks', 'received', 3);
  insert into reply_tokens (token, contact_request_id) values ('token', 3);
  insert into message_reads (user_id, quote_request_id, read_up_to) select id, 3, ${AT} from users;
  insert into sequences (id, name, stage, steps) values (1, 'After a quote', 'quoted', '[]');
  insert into sequence_runs (sequence_id, quote_request_id, started_at, next_at) values (1, 3, ${AT}, ${AT});
  insert into customer_merges (kept_id, merged_id, moved) values (1, 2, '{"quotes": [3], "contacts": [3], "policies": [], "events": [2]}')`;

it("requests of two tables become those of one, with their numbers, fields and all that belongs to them", async () => {
  const { db, update } = await databaseBefore("ended-sessions");
  await db.execute(FORMER_ROWS);
  await update();
  const read = async (text: string) => {
    const { rows } = await db.execute(text);
    return rows.map((row) => Object.values(row));
  };
  expect(
    await read(
      "select kind, number, reference, type, name, sort_name, details, idempotency_key from requests order by id",
    ),
  ).toEqual([
    ["quote", 3, "Q-FIRST", "auto", "Rosa Vela", "Rosa Vela", { vehicleMake: "Ford", zipCode: "77008" }, "key-one"],
    [
      "contact",
      3,
      "C-THREE",
      "claim",
      "Rosa Vela",
      "Vela Rosa",
      { firstName: "Rosa", lastName: "Vela", message: "Hail." },
      "key-one",
    ],
    ["quote", 7, "Q-LATER", "home", null, "", { zipCode: "77573" }, null],
    ["quote", 8, "Q-SPAM1", "life", "Bot", "Bot", { zipCode: "77573" }, null],
  ]);
  const belonging = (table: string, what: string) =>
    read(
      `select ${what}, r.reference from ${table} t join requests r on r.id = t.request_id order by t.${table === "reply_tokens" ? "token" : "id"}`,
    );
  expect(await belonging("desk_events", "coalesce(t.data->>'text', t.type)")).toEqual([
    ["received", "Q-FIRST"],
    ["Of the quote", "Q-LATER"],
    ["Of the contact", "C-THREE"],
  ]);
  expect(await belonging("messages", "coalesce(t.subject, t.text)")).toEqual([
    ["To the quote", "Q-FIRST"],
    ["To the contact", "C-THREE"],
    ["Thanks", "C-THREE"],
  ]);
  expect(await belonging("premiums", "t.cents")).toEqual([[61_250, "Q-FIRST"]]);
  expect(await belonging("reply_tokens", "t.token")).toEqual([["token", "C-THREE"]]);
  expect(await belonging("message_reads", "t.user_id is not null")).toEqual([[true, "Q-FIRST"]]);
  expect(await belonging("sequence_runs", "t.sequence_id")).toEqual([[1, "Q-FIRST"]]);
  expect(
    await read(`select moved->'desk_events', (select array_agg(reference order by reference) from requests
    where moved->'requests' @> to_jsonb(id)) from customer_merges`),
  ).toEqual([[[2], ["C-THREE", "Q-FIRST"]]]);
  expect(await read("select kind, sum(genuine)::int from kept.request_totals group by 1 order by 1")).toEqual([
    ["contact", 1],
    ["quote", 2],
  ]);
  expect(
    await read(
      "select nextval('quote_numbers')::int as quote, nextval('contact_numbers')::int as contact, nextval('requests_id_seq')::int as id",
    ),
  ).toEqual([[10, 4, 5]]);
});
