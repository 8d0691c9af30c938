import { globSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { replayHistory } from "../../domain/desk/replay.ts";
import type { Stage } from "../../domain/desk/stages.ts";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { contactRequests, deskEvents, emails, quoteRequests, type DeliveryStatus } from "../db/schema/index.ts";
import { inRoot } from "../root.ts";
import { readPast } from "./request-state.ts";

const T0 = new Date("2026-11-09T15:00:00Z");
const minutes = (n: number) => new Date(T0.getTime() + n * 60_000);
let made = 0;

describeOnServer("D11: the update of a database in which failed answers counted", (server) => {
  const update = async () => {
    const [file] = globSync(inRoot("server/db/migrations/*_undone-answers.sql"));
    const statements = readFileSync(file ?? "", "utf8").split("--> statement-breakpoint");
    for (const statement of statements) await server().deps.db.execute(sql.raw(statement));
  };
  async function quote(stage: Stage, firstResponseAt: Date | null) {
    const n = made++;
    const row = { contentHash: `old-${n}`, requestDate: T0, lastUsedAt: T0, stage, firstResponseAt };
    const [stored] = await server()
      .deps.db.insert(quoteRequests)
      .values({ ...row, reference: `Q-OLD${n}`, insuranceType: "auto", zipCode: "", version: 5 })
      .returning();
    return stored?.id ?? 0;
  }
  type About = { quoteRequestId: number } | { contactRequestId: number };
  const happened = async (about: About, type: "stage" | "call" | "received", at: Date, data: object) => {
    await server()
      .deps.db.insert(deskEvents)
      .values({ ...about, type, at, data: { ...data } });
  };
  /** An answer as older versions wrote it down: when it leaves stands in its message alone. */
  async function answered(about: About, sendAt: Date, status: DeliveryStatus, after: object = {}) {
    const mail = {
      kind: "answer",
      from: "a@example.com",
      to: "b@example.com",
      subject: "",
      text: "",
      messageId: `<${made++}>`,
    };
    const [row] = await server()
      .deps.db.insert(emails)
      .values({ ...mail, ...about, status, sendAt })
      .returning();
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, name === "stage" ? "new" : null]));
    const data = { channel: "email", emailId: row?.id, before, after };
    await server()
      .deps.db.insert(deskEvents)
      .values({ ...about, type: "answer", at: sendAt, data });
  }
  const first = (at: Date) => ({ stage: "contacted", firstResponseAt: at.toISOString() });
  const stateOf = async (id: number) => {
    const [row] = await server().deps.db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
    if (!row) throw new Error("gone");
    const { stage, firstResponseAt, version } = row;
    const replayed = replayHistory(await readPast(server().deps.db, { kind: "quote", id }), { stage, firstResponseAt });
    expect({ stage, firstResponseAt }).toEqual(replayed);
    return [stage, firstResponseAt, version];
  };

  it("corrects first responses that were those of such answers, and touches nothing else", async () => {
    const failed = await quote("contacted", minutes(1));
    await answered({ quoteRequestId: failed }, minutes(1), "failed", first(minutes(1)));
    const second = await quote("contacted", minutes(1));
    await answered({ quoteRequestId: second }, minutes(1), "bounced", first(minutes(1)));
    await answered({ quoteRequestId: second }, minutes(9), "sent");
    const moved = await quote("quoted", minutes(1));
    await answered({ quoteRequestId: moved }, minutes(1), "cancelled", first(minutes(1)));
    await happened({ quoteRequestId: moved }, "call", minutes(4), { outcome: "reached" });
    await happened({ quoteRequestId: moved }, "stage", minutes(5), {
      before: { stage: "contacted" },
      after: { stage: "quoted" },
    });
    const arrived = await quote("contacted", minutes(2));
    await answered({ quoteRequestId: arrived }, minutes(2), "unclear", first(minutes(2)));
    const left = await quote("contacted", minutes(3));
    const voicemail = {
      outcome: "voicemail",
      before: { firstResponseAt: null },
      after: { firstResponseAt: minutes(3).toISOString() },
    };
    await happened({ quoteRequestId: left }, "call", minutes(3), voicemail);
    await answered({ quoteRequestId: left }, minutes(6), "sent", { stage: "contacted" });
    await update();
    expect(await stateOf(failed)).toEqual(["new", null, 6]);
    expect(await stateOf(second)).toEqual(["contacted", minutes(9), 6]);
    expect(await stateOf(moved)).toEqual(["quoted", minutes(4), 6]);
    expect(await stateOf(arrived)).toEqual(["contacted", minutes(2), 5]);
    expect(await stateOf(left)).toEqual(["contacted", minutes(3), 5]);
    await update();
    expect(await stateOf(failed)).toEqual(["new", null, 6]);
  });

  it("corrects a quote request that took the first response over from a contact request", async () => {
    const common = {
      contentHash: "old-contact",
      requestDate: T0,
      lastUsedAt: T0,
      firstName: "Rosa",
      lastName: "Vela",
      email: "r@example.com",
      phone: "",
    };
    const [contact] = await server()
      .deps.db.insert(contactRequests)
      .values({ ...common, reference: "C-OLD", stage: "closed", firstResponseAt: minutes(1) })
      .returning();
    await answered({ contactRequestId: contact?.id ?? 0 }, minutes(1), "bounced", first(minutes(1)));
    const turned = await quote("contacted", minutes(1));
    await happened({ quoteRequestId: turned }, "received", minutes(2), { contact: "C-OLD" });
    const called = await quote("contacted", minutes(1));
    await happened({ quoteRequestId: called }, "received", minutes(2), { contact: "C-OLD" });
    await happened({ quoteRequestId: called }, "call", minutes(7), { outcome: "reached" });
    await update();
    expect(await stateOf(turned)).toEqual(["new", null, 6]);
    expect(await stateOf(called)).toEqual(["new", minutes(7), 6]);
  });
});
