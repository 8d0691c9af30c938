import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { ShownTest } from "../../../domain/api/operations/go-live.ts";
import type { TestLetter } from "../../../domain/operations/go-live/dns-facts.ts";
import { TEST_CODE_DIGITS, type TestMessage } from "../../../domain/operations/go-live/step-names.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { newestEntry } from "./entries.ts";

/** The channel that a test message goes through. */
export const CHANNEL_OF_TEST = { mail: "email", text: "sms" } as const satisfies Record<TestMessage, MessageChannel>;

const seenMail = z.object({
  from: z.string(),
  envelope: z.string().nullable(),
  dkim: z.array(z.object({ domain: z.string(), selector: z.string() })),
  spf: z.string().nullable(),
  dkimResult: z.string().nullable(),
  dmarc: z.string().nullable(),
});

/** A test message as it is stored. The code is in the message alone: the API never returns it. */
const storedTest = z.object({
  code: z.string(),
  to: z.string(),
  /** The number of the message among those of its channel. */
  number: z.int(),
  sentAt: z.iso.datetime(),
  domains: z.object({ from: z.string(), envelope: z.string() }).nullable(),
  arrivedAt: z.iso.datetime().nullable(),
  seen: seenMail.nullable(),
});
export type StoredTest = z.infer<typeof storedTest>;

export const newCode = () => String(randomInt(10 ** TEST_CODE_DIGITS)).padStart(TEST_CODE_DIGITS, "0");

/** Reads the last test message of a channel. */
export async function readTest(db: Database, message: TestMessage): Promise<StoredTest | null> {
  const entry = await newestEntry(db, "test", message);
  return entry ? storedTest.parse(entry.value) : null;
}

/** Returns the last test letter as the deliverability lines need it. */
export function letterOf(test: StoredTest | null): TestLetter | null {
  if (!test) return null;
  const { sentAt, arrivedAt, seen } = test;
  return { sentAt: new Date(sentAt), arrivedAt: arrivedAt ? new Date(arrivedAt) : null, seen };
}

/** Presents the last test message of a channel, with what became of it. */
export async function presentTest(db: Database, message: TestMessage): Promise<ShownTest | null> {
  const test = await readTest(db, message);
  if (!test) return null;
  const [sent] = await db
    .select({ status: messages.status, leavesAt: messages.sendAt })
    .from(messages)
    .where(and(eq(messages.channel, CHANNEL_OF_TEST[message]), eq(messages.number, test.number)));
  const { to, sentAt, arrivedAt, seen } = test;
  const domains = seen
    ? { from: seen.from, envelope: seen.envelope ?? "", dkim: seen.dkim.map(({ domain }) => domain) }
    : test.domains && { ...test.domains, dkim: [] };
  // A message that an admin has deleted since was sent all the same.
  const { status, leavesAt } = sent ?? { status: "sent" as const, leavesAt: null };
  return { to, sentAt, status, leavesAt: leavesAt?.toISOString() ?? null, arrivedAt, domains };
}
