import { z } from "zod";
import { MESSAGE_CHANNELS } from "../../work/channels.ts";
import { RUN_ENDS, SEQUENCE_DEEDS, SEQUENCE_STAGES } from "../../work/sequence-options.ts";
import { sequenceChange, sequenceInput } from "../../work/sequences.ts";
import { byId, done, id, moment, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";

const deed = z.enum(SEQUENCE_DEEDS);

/** A sequence as admins see it, with the number of requests it runs for. */
const listed = z.object({
  id,
  name: z.string(),
  stage: z.enum(SEQUENCE_STAGES),
  /** The tag that requests or their customers must have; null for all. */
  tagId: id.nullable(),
  isActive: z.boolean(),
  steps: z.array(z.object({ day: z.int(), do: deed, templateId: id.nullable() })),
  version: z.int().min(0),
  running: z.int().min(0),
  /** Number of requests to which nothing would go (`count`), among those whose turn comes next (`of`). */
  notGoing: z.object({ count: z.int().min(0), of: z.int().min(0) }),
});
export type ListedSequence = z.infer<typeof listed>;

/** The next step of a sequence for a request in a dry run, and the reason why it would be skipped. */
const dryRunEntry = z.object({
  reference: z.string(),
  name: z.string(),
  /** True when the sequence already runs for the request. */
  isRunning: z.boolean(),
  do: deed,
  at: moment,
  subject: z.string(),
  text: z.string(),
  whyNot: z.string().nullable(),
});
export type DryRunEntry = z.infer<typeof dryRunEntry>;

/** A sequence run of a request: its next step and when it really goes, or how it ended. */
const listedRun = z.object({
  id,
  name: z.string(),
  nextAt: moment.nullable(),
  next: deed.nullable(),
  /** The reason why the next step would not go; null when it goes. */
  whyNot: z.string().nullable(),
  end: z.enum(RUN_ENDS).nullable(),
});
export type ListedRun = z.infer<typeof listedRun>;

const savedId = z.object({ id });
/** The token of a link. Malformed input counts as a wrong token and gets the same answer. */
const token = z.object({ token: z.string().max(200).catch("") });

export const sequenceEndpoints = {
  "GET /api/sequences": {
    answer: z.object({
      sequences: z.array(listed),
      templates: z.array(z.object({ id, channel: z.enum(MESSAGE_CHANNELS), name: z.string() })),
    }),
  },
  "POST /api/sequences": { body: sequenceInput, answer: savedId, status: 201 },
  "PUT /api/sequences/:id": { params: byId, body: sequenceChange, answer: savedId },
  "DELETE /api/sequences/:id": { params: byId, answer: done },
  "GET /api/sequences/:id/dry-run": { params: byId, answer: z.array(dryRunEntry) },
  "GET /api/quote-requests/:id/sequence-runs": { params: leadByName, answer: z.array(listedRun) },
  "POST /api/sequence-runs/:id/stop": { params: byId, answer: done },
  "POST /api/sequences/unsubscribe": { query: token, answer: done },
} as const satisfies Endpoints;
