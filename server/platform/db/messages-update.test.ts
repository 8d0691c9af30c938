import { expect, it } from "vitest";
import { databaseBefore } from "../../../tests/support/former-database.ts";

/** Rows before the migration: mails and SMS in two tables, whose ids overlap, and what belongs to them. */
const FORMER_ROWS = `
  insert into users (id, username, password, first_name, last_name, role) values (9, 'former', 'none', 'F', 'A', 'agent');
  insert into customers (id, name, language) values (1, 'Rosa Vela', 'es'), (2, 'Rosa B. Vela', 'en');
  insert into requests (id, kind, number, reference, content_hash, language, request_date, last_used_at)
  values (5, 'quote', 1, 'Q-FIRST', 'a', 'es', now(), now());
  insert into sequences (id, name, stage, steps) values (1, 'After a quote', 'quoted', '[]');
  insert into emails (id, direction, kind, from_address, to_address, subject, text, html, headers, sealed_body, message_id, in_reply_to,
    status, request_id, customer_id, suggested_customer_id, author_id, is_automatic, is_unsorted, language, timestamp, deleted_at, attempts)
  values (3, 'out', 'answer', 'a@x', 'rosa@x', 'Your quote', 'Hi', '<p>Hi</p>', '{"X-A": "1"}', 'sealed2:k', '<1@x>', null, 'bounced', 5, null, null, 9, false, false, 'es', '2026-11-10T18:00:00Z', null, 2),
    (4, 'in', 'incoming', 'rosa@x', 'a@x', 'Re: Your quote', 'Gracias', null, '{}', null, '<2@x>', '<1@x>', 'received', null, 1, 2, null, true, true, 'es', '2026-11-12T18:00:00Z', '2026-11-13T18:00:00Z', 0);
  insert into sms_messages (id, direction, from_number, to_number, body, media_url, provider_id, status, idempotency_key, request_id, customer_id, author_id, sequence_run_id, timestamp, error)
  values (3, 'in', '+1713', '+1281', 'Thanks', 'https://pic', 'SM1', 'received', null, 5, null, null, null, '2026-11-11T18:00:00Z', null),
    (4, 'out', '+1281', '+1713', 'Hola', null, 'SM2', 'undelivered', 'key', null, 1, 9, null, '2026-11-14T18:00:00Z', '30003'),
    (5, 'out', '+1281', '+1713', 'Still there?', null, null, 'queued', null, 5, null, null, 1, '2026-11-09T18:00:00Z', null),
    (6, 'out', '+1281', '+1713', 'We have it', null, null, 'sent', null, null, null, null, null, '2026-11-15T18:00:00Z', null);
  select setval(pg_get_serial_sequence('emails', 'id'), 12), setval(pg_get_serial_sequence('sms_messages', 'id'), 6);
  insert into message_attachments (email_id, position, name, type, size, content) values (4, 0, 'licence.pdf', 'application/pdf', 3, 'abc');
  insert into raw_mails (email_id, part, content, received_at) values (4, 0, 'raw', now()), (4, 1, 'mail', now());
  insert into desk_events (type, request_id, at, data) values
    ('answer', 5, now(), '{"channel": "email", "emailId": 3, "sendAt": "then"}'), ('message', 5, now(), '{"channel": "sms", "smsId": 3}'),
    ('bounced', 5, now(), '{"emailId": 3}'), ('message', 5, now(), '{"channel": "email", "emailId": 2}'), ('note', 5, now(), '{"text": "Call"}');
  insert into customer_merges (kept_id, merged_id, moved) values (1, 2, '{"emails": [4], "sms_messages": [4], "requests": [5]}')`;

it("messages of two tables become those of one, with their numbers and all that belongs to them", async () => {
  const { db, update } = await databaseBefore("one-table-of-messages");
  await db.execute(FORMER_ROWS);
  await update();
  const read = async (text: string) => (await db.execute(text)).rows;
  const values = async (text: string) => (await read(text)).map((row) => Object.values(row));
  expect(
    await values(`select channel, number, kind, coalesce(subject, '-'), text, language, status, external_id from messages
      order by id`),
  ).toEqual([
    ["email", 3, "answer", "Your quote", "Hi", "es", "bounced", "<1@x>"],
    ["sms", 3, "incoming", "-", "Thanks", "es", "received", "SM1"],
    ["email", 4, "incoming", "Re: Your quote", "Gracias", "es", "received", "<2@x>"],
    // Their dates are from a clock that was behind: they came after what their table had stored before.
    ["sms", 4, "answer", "-", "Hola", "es", "undelivered", "SM2"],
    ["sms", 5, "sequence", "-", "Still there?", "es", "queued", null],
    ["sms", 6, "lead-acknowledgement", "-", "We have it", "en", "sent", null],
  ]);
  expect(await read("select * from messages where channel = 'email' order by number")).toMatchObject([
    {
      direction: "out",
      from_address: "a@x",
      to_address: "rosa@x",
      html: "<p>Hi</p>",
      headers: { "X-A": "1" },
      sealed_body: "sealed2:k",
      request_id: 5,
      author_id: 9,
      attempts: 2,
    },
    {
      in_reply_to: "<1@x>",
      is_automatic: true,
      is_unsorted: true,
      customer_id: 1,
      suggested_customer_id: 2,
      deleted_at: expect.anything(),
    },
  ]);
  expect(await read("select * from messages where channel = 'sms' order by number limit 3")).toMatchObject([
    { from_address: "+1713", to_address: "+1281", media_url: "https://pic", request_id: 5 },
    { idempotency_key: "key", customer_id: 1, author_id: 9, error: "30003" },
    { sequence_run_id: 1 },
  ]);
  const belonging = (table: string, what: string) =>
    values(`select ${what}, m.channel, m.number from ${table} t join messages m on m.id = t.message_id order by 1`);
  expect(await belonging("message_attachments", "t.name")).toEqual([["licence.pdf", "email", 4]]);
  expect(await belonging("raw_mails", "t.part")).toEqual([
    [0, "email", 4],
    [1, "email", 4],
  ]);
  expect(await belonging("desk_events", "t.type || t.data::text")).toEqual([
    ['answer{"sendAt": "then", "channel": "email"}', "email", 3],
    ["bounced{}", "email", 3],
    ['message{"channel": "sms"}', "sms", 3],
  ]);
  // Events about a mail that is gone stay unchanged.
  expect(await values("select data from desk_events where message_id is null order by id")).toEqual([
    [{ channel: "email", emailId: 2 }],
    [{ text: "Call" }],
  ]);
  expect(
    await values(`select moved - 'messages', (select array_agg(channel || number order by channel) from messages
      where moved->'messages' @> to_jsonb(id)) from customer_merges`),
  ).toEqual([[{ requests: [5] }, ["email4", "sms4"]]]);
  expect(
    await values(
      "select nextval('email_numbers')::int as a, nextval('sms_numbers')::int as b, nextval('messages_id_seq')::int as c",
    ),
  ).toEqual([[13, 7, 7]]);
  expect(
    await values(
      "select number from messages where search @@ 'still'::tsquery or search @@ 'quote'::tsquery order by id",
    ),
  ).toEqual([[3], [4], [5]]);
});
