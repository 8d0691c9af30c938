import { z } from "zod";
import { phone } from "../../platform/fields.ts";
import { searchInput } from "../../platform/search.ts";
import { CALL_DIRECTIONS } from "../../work/call-options.ts";
import { callFilter, newCall } from "../../work/calls.ts";
import { callOutcome } from "../../work/desk/outcome-fields.ts";
import { ALL_STAGES } from "../../work/desk/stages.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { done, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";

/** A call with a customer. */
const call = z.object({
  id,
  at: moment,
  direction: z.enum(CALL_DIRECTIONS),
  outcome: callOutcome,
  minutes: z.int().nullable(),
  text: z.string().nullable(),
  /** The name of the colleague who made or took it. */
  who: z.string().nullable(),
  customer: z.object({ id, name: z.string() }).nullable(),
  request: z.object({ reference: z.string(), name: z.string() }).nullable(),
});
export type PresentedCall = z.infer<typeof call>;

/** The subjects that a call with a number may be about; `mayLog` is false where the reader may not log one. */
const subject = z.object({ name: z.string(), mayLog: z.boolean() });
const caller = z.object({
  /** True when the number is on the do-not-call list. */
  doNotCall: z.boolean(),
  customers: z.array(subject.extend({ id })),
  /** The open requests of these customers, the newest first. */
  requests: z.array(
    subject.extend({
      kind: z.enum(LEAD_KINDS),
      reference: z.string(),
      type: z.string().nullable(),
      stage: z.enum(ALL_STAGES),
      owner: z.string().nullable(),
    }),
  ),
});
export type RecognizedCaller = z.infer<typeof caller>;

const filter = z.object({ ...callFilter.shape, ...searchInput });

export const callEndpoints = {
  "GET /api/calls": { query: z.object({ ...pageQuery.shape, ...filter.shape }), answer: z.array(call) },
  "GET /api/calls/export": { query: filter, answer: file("text/csv") },
  "POST /api/calls": { body: newCall, answer: done, status: 201 },
  "POST /api/calls/recognize": { body: z.object({ phone: phone() }), answer: caller },
} as const satisfies Endpoints;
