import { eq, sql, type SQL } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { replayHistory } from "../../../domain/work/desk/replay.ts";
import type { Stage } from "../../../domain/work/desk/stages.ts";
import { databaseBefore } from "../../../tests/support/former-database.ts";
import { requests, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import { readPast } from "./request-state.ts";

const T0 = new Date("2026-11-09T15:00:00Z");
const minutes = (n: number) => new Date(T0.getTime() + n * 60_000);
const first = (at: Date) => ({ stage: "contacted", firstResponseAt: at.toISOString() });
let made = 0;

/** Creates a database from before the migration, in which failed answers counted, and returns the migration to run. */
async function formerOffice() {
  const { db, update } = await databaseBefore("undone-answers");
  const add = async (statement: SQL) => {
    const found = await db.execute<{ id: number }>(sql`${statement} returning id`);
    return Number(found.rows[0]?.id);
  };
  const moment = (at: Date | null) => sql`${at && at.toISOString()}::timestamptz`;
  async function quote(stage: Stage, firstResponseAt: Date | null) {
    const reference = `Q-OLD${made++}`;
    const times = sql`${moment(T0)}, ${moment(T0)}, ${moment(firstResponseAt)}`;
    const id =
      await add(sql`insert into quote_requests (reference, content_hash, insurance_type, zip_code, stage, version,
      request_date, last_used_at, first_response_at) values (${reference}, ${reference}, 'auto', '', ${stage}, 5, ${times})`);
    return { column: "quote_request_id", id, reference };
  }
  type About = { column: string; id: number };
  const happened = ({ column, id }: About, type: string, at: Date, data: object) =>
    add(sql`insert into desk_events (type, at, data, ${sql.identifier(column)})
      values (${type}, ${moment(at)}, ${JSON.stringify(data)}::jsonb, ${id})`);
  /** Inserts an answer as older versions stored it: the time to send is only in the message, not in the event. */
  async function answered(about: About, sendAt: Date, status: DeliveryStatus, after: object = {}) {
    const emailId = await add(sql`insert into emails (kind, from_address, to_address, subject, text, message_id, status,
      send_at, ${sql.identifier(about.column)}) values ('answer', 'a@example.com', 'b@example.com', '', '', ${`<${made++}>`},
      ${status}, ${moment(sendAt)}, ${about.id})`);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, name === "stage" ? "new" : null]));
    await happened(about, "answer", sendAt, { channel: "email", emailId, before, after });
  }
  async function stateOf({ reference }: { reference: string }) {
    const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
    if (!row) throw new Error("gone");
    const { stage, firstResponseAt, version } = row;
    const { waitsFor, waitsSince } = row;
    const { state } = replayHistory(await readPast(db, row.id), row);
    expect({ stage, firstResponseAt, waitsFor, waitsSince }).toEqual(state);
    return [stage, firstResponseAt, version];
  }
  return { add, quote, happened, answered, stateOf, moment, update };
}

describe("D11: the update of a database in which failed answers counted", () => {
  it("corrects first responses that were those of such answers, and touches nothing else", async () => {
    const { quote, happened, answered, stateOf, update } = await formerOffice();
    const failed = await quote("contacted", minutes(1));
    await answered(failed, minutes(1), "failed", first(minutes(1)));
    const second = await quote("contacted", minutes(1));
    await answered(second, minutes(1), "bounced", first(minutes(1)));
    await answered(second, minutes(9), "sent");
    const moved = await quote("quoted", minutes(1));
    await answered(moved, minutes(1), "cancelled", first(minutes(1)));
    await happened(moved, "call", minutes(4), { outcome: "reached" });
    await happened(moved, "stage", minutes(5), { before: { stage: "contacted" }, after: { stage: "quoted" } });
    const arrived = await quote("contacted", minutes(2));
    await answered(arrived, minutes(2), "unclear", first(minutes(2)));
    const left = await quote("contacted", minutes(3));
    const after = { firstResponseAt: minutes(3).toISOString() };
    await happened(left, "call", minutes(3), { outcome: "voicemail", before: { firstResponseAt: null }, after });
    await answered(left, minutes(6), "sent", { stage: "contacted" });
    await update();
    expect(await stateOf(failed)).toEqual(["new", null, 6]);
    expect(await stateOf(second)).toEqual(["contacted", minutes(9), 6]);
    expect(await stateOf(moved)).toEqual(["quoted", minutes(4), 6]);
    expect(await stateOf(arrived)).toEqual(["contacted", minutes(2), 5]);
    expect(await stateOf(left)).toEqual(["contacted", minutes(3), 5]);
  });

  it("corrects a quote request that took the first response over from a contact request", async () => {
    const { add, quote, happened, answered, stateOf, moment, update } = await formerOffice();
    const id =
      await add(sql`insert into contact_requests (reference, content_hash, first_name, last_name, email, phone, stage,
      request_date, last_used_at, first_response_at) values ('C-OLD', 'old-contact', 'Rosa', 'Vela', 'r@example.com', '',
      'closed', ${moment(T0)}, ${moment(T0)}, ${moment(minutes(1))})`);
    await answered({ column: "contact_request_id", id }, minutes(1), "bounced", first(minutes(1)));
    const turned = await quote("contacted", minutes(1));
    await happened(turned, "received", minutes(2), { contact: "C-OLD" });
    const called = await quote("contacted", minutes(1));
    await happened(called, "received", minutes(2), { contact: "C-OLD" });
    await happened(called, "call", minutes(7), { outcome: "reached" });
    await update();
    expect(await stateOf(turned)).toEqual(["new", null, 6]);
    expect(await stateOf(called)).toEqual(["new", minutes(7), 6]);
  });
});
