import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { RunEnd, SequenceStage } from "../../../../domain/work/sequence-options.ts";
import type { SequenceStep } from "../../../../domain/work/sequences.ts";
import { createdAt, id, time } from "./columns.ts";
import { requests } from "./requests.ts";
import { tags } from "./tags.ts";

/** Sequences of automatic messages, started when a quote request comes to a stage. */
export const sequences = pgTable(
  "sequences",
  {
    id: id(),
    name: text().notNull(),
    stage: text().$type<SequenceStage>().notNull(),
    /** Set where the sequence is only for requests with this tag, or of customers with it. */
    tagId: integer().references(() => tags.id),
    steps: jsonb().$type<SequenceStep[]>().notNull(),
    isActive: boolean().notNull().default(false),
    /** Start of the activation: requests that came to the stage before then are left alone. */
    activeSince: time(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("sequences_tag_idx")
      .on(t.tagId)
      .where(sql`tag_id is not null`),
  ],
);

/** Runs of a sequence: one for each request, once. */
export const sequenceRuns = pgTable(
  "sequence_runs",
  {
    id: id(),
    sequenceId: integer()
      .notNull()
      .references(() => sequences.id, { onDelete: "cascade" }),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    startedAt: time().notNull(),
    nextStep: integer().notNull().default(0),
    nextAt: time().notNull(),
    endedAt: time(),
    end: text().$type<RunEnd>(),
  },
  (t) => [
    unique("sequence_runs_once").on(t.sequenceId, t.requestId),
    index("sequence_runs_due_idx")
      .on(t.nextAt)
      .where(sql`ended_at is null`),
    index("sequence_runs_request_idx").on(t.requestId),
  ],
);

/** Addresses that opted out of sequences; in lower case. */
export const sequenceOptOuts = pgTable("sequence_opt_outs", {
  address: text().primaryKey(),
  createdAt: createdAt(),
});
