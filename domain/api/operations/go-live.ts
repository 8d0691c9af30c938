import { z } from "zod";
import { LINE_GROUPS, LINE_STATES } from "../../operations/go-live/line.ts";
import { arrivedCode, mailHeaders, stepChange, stepName, testText } from "../../operations/go-live/set-up.ts";
import { signOff, statement, statementName } from "../../operations/go-live/statements.ts";
import { SET_UP_STEPS, STEP_STATES, TEST_MESSAGES } from "../../operations/go-live/step-names.ts";
import { STATEMENT_NAMES } from "../../operations/go-live/statement-names.ts";
import { DELIVERY_STATUSES } from "../../work/message-options.ts";
import { done, id, moment, type Endpoints } from "../endpoint.ts";

const lineState = z.enum(LINE_STATES);

/** A DNS record to add, exactly as it is entered at the DNS provider. */
const dnsRecord = z.object({ type: z.enum(["TXT", "MX", "PTR"]), name: z.string(), value: z.string() });

/** A line of the go-live list, in the reader's language. */
const line = z.object({
  id: z.string(),
  group: z.enum(LINE_GROUPS),
  title: z.string(),
  state: lineState,
  text: z.string(),
  /** The page where it is mended. */
  to: z.string().nullable(),
  record: dnsRecord.nullable(),
  /** The statement that settles the line. */
  statement: z.enum(STATEMENT_NAMES).nullable(),
});
export type ShownLine = z.infer<typeof line>;

/** A statement in force: what was stated, by whom and when. */
const shownStatement = statement.extend({ by: z.string().nullable(), at: moment });
export type ShownStatement = z.infer<typeof shownStatement>;

/** A sign-off ("we go live") with the lines that were open at that moment. */
const shownSignOff = z.object({
  id,
  at: moment,
  by: z.string().nullable(),
  note: z.string(),
  open: z.array(z.object({ id: z.string(), title: z.string(), state: lineState })),
});
export type ShownSignOff = z.infer<typeof shownSignOff>;

/** The last test message of a channel: where it went, what became of it, and what its headers said. */
const testMessage = z.object({
  to: z.string(),
  sentAt: moment,
  status: z.enum(DELIVERY_STATUSES),
  /** When it may leave; later than now in the quiet hours of texts. */
  leavesAt: moment.nullable(),
  arrivedAt: moment.nullable(),
  /** The domains of a letter: From, envelope and DKIM signatures, as far as they are known. */
  domains: z.object({ from: z.string(), envelope: z.string(), dkim: z.array(z.string()) }).nullable(),
});
export type ShownTest = z.infer<typeof testMessage>;
const tests = z.record(z.enum(TEST_MESSAGES), testMessage.nullable());

const goLive = z.object({
  at: moment,
  lines: z.array(line),
  statements: z.partialRecord(statementName, shownStatement),
  signOffs: z.array(shownSignOff),
});
export type GoLive = z.infer<typeof goLive>;

const shownStep = z.object({
  step: z.enum(SET_UP_STEPS),
  state: z.enum(STEP_STATES),
  by: z.string().nullable(),
  at: moment.nullable(),
});
const setUp = z.object({ steps: z.array(shownStep), tests });
export type SetUp = z.infer<typeof setUp>;

const byName = z.object({ name: statementName });

export const goLiveEndpoints = {
  "GET /api/go-live": { answer: goLive },
  "PUT /api/go-live/statements/:name": { params: byName, body: statement, answer: done },
  /** Withdraws a statement. The record of it stays. */
  "DELETE /api/go-live/statements/:name": { params: byName, answer: done },
  "POST /api/go-live/sign-offs": { body: signOff, answer: shownSignOff, status: 201 },
  /** Sends a letter to the caller's own address. */
  "POST /api/test-messages/mail": { answer: done },
  "POST /api/test-messages/text": { body: testText, answer: done },
  /** Confirms by its code that a test message has arrived. */
  "POST /api/test-messages/:message/arrival": {
    params: z.object({ message: z.enum(TEST_MESSAGES) }),
    body: arrivedCode,
    answer: done,
  },
  /** Reads the headers of the test letter as it arrived: only domains and verdicts are stored. */
  "PUT /api/test-messages/mail/headers": { body: mailHeaders, answer: done },
  "GET /api/set-up": { answer: setUp },
  "PUT /api/set-up/steps/:step": { params: z.object({ step: stepName }), body: stepChange, answer: done },
  /** Leaves the set-up for now: the first admin is no longer led there. */
  "POST /api/set-up/leave": { answer: done },
} as const satisfies Endpoints;
