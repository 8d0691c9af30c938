import { z } from "zod";
import { RENEWAL_DAYS } from "../../work/customer-options.ts";
import { lostReason } from "../../work/desk/outcome-fields.ts";
import { END_STAGES } from "../../work/desk/stages.ts";
import { COUNTED_UP_TO } from "../../work/desk/views.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { byKind, LEAD_KINDS } from "../../work/request-kinds.ts";
import { GROUPINGS } from "../../work/morning/figures.ts";
import { DEFAULT_PERIOD, PERIODS } from "../../work/morning/periods.ts";
import { file, id, language, moment, type Endpoints } from "../endpoint.ts";
import { byChannel, byFigures } from "../../work/channels.ts";
import { deliveryStatus } from "./messages.ts";

const count = z.int().min(0);
const day = z.iso.date();
const days = z.object({ from: day, to: day });
/** A period of the office's calendar, and the one that it is compared with. */
const period = z.object({ ...days.shape, before: days, weeks: z.int().positive() });

/** The figures of requests. Times are minutes in which the office was open. */
const figures = z.object({
  received: count,
  responded: count,
  consented: count,
  /** The median and the 90th percentile of the time until the first response. */
  median: count.nullable(),
  slowest: count.nullable(),
  ended: z.partialRecord(z.enum(END_STAGES), count),
  /** The sum of the chosen premiums of won requests. */
  premiumCents: count,
  /** The answers to customers who wrote again, and their waiting times. */
  laterAnswers: count,
  laterMedian: count.nullable(),
  laterSlowest: count.nullable(),
});
export type Figures = z.infer<typeof figures>;

const compared = z.object({ now: figures, before: figures });
export type Compared = z.infer<typeof compared>;
/** A group of requests with the same key; `name` is set when the key is an id. */
const group = compared.extend({ key: z.string(), name: z.string().optional() });
export type Group = z.infer<typeof group>;
const groups = z.object({
  rows: z.array(group),
  /** The number of further groups that are not listed. */
  left: count,
});

const twoCounts = z.object({ now: count, before: count });

const requestsQuery = z.object({
  period: z.enum(PERIODS).default(DEFAULT_PERIOD),
  kind: z.enum(LEAD_KINDS).default("quote"),
});
export type MorningQuery = z.infer<typeof requestsQuery>;

/** The report about the requests of a kind. */
const requests = z.object({
  at: moment,
  kind: z.enum(LEAD_KINDS),
  period,
  totals: compared,
  groups: z.record(z.enum(GROUPINGS), groups),
  /** The reasons for lost requests, the most frequent first. */
  lost: z.array(z.object({ reason: lostReason, ...twoCounts.shape })),
  /** The number of requests that an agent marked as won and nobody has confirmed, in any period. */
  unconfirmed: count,
  /** The number of confirmed wins of which nobody has said which policy came of them, in any period. */
  withoutPolicy: count,
});
export type MorningRequests = z.infer<typeof requests>;

/** A request that waits for our answer, since when, and for how many open minutes. */
const waiting = z.object({
  kind: z.enum(LEAD_KINDS),
  reference: z.string(),
  since: moment,
  /** The type of the request; null when it was not given. */
  type: z.string().nullable(),
  owner: z.string().nullable(),
  minutes: count,
});
export type Waiting = z.infer<typeof waiting>;

/** The total, and how many were added in the period and in the one before. */
const growing = z.object({ all: count, ...twoCounts.shape });
const delivered = z.array(z.object({ status: deliveryStatus, ...twoCounts.shape }));

/** The report about the office: waiting requests, renewals, opt-outs and the delivery of messages. */
const office = z.object({
  period,
  waiting: z.object({
    /** The counts are capped at `COUNTED_UP_TO`. */
    ...byKind(() => count.max(COUNTED_UP_TO)),
    longest: z.array(waiting),
  }),
  renewals: z.array(z.object({ days: z.enum(RENEWAL_DAYS), count, premiumCents: count })),
  optOuts: z.object({ texts: growing, calls: growing, newsletter: growing }),
  subscribers: growing,
  /** Calls that were made, those received, and how many of both reached somebody. */
  calls: z.object({ made: twoCounts, received: twoCounts, reached: twoCounts }),
  delivery: z.object(byFigures(byChannel(() => delivered))),
});
export type MorningOffice = z.infer<typeof office>;

/** The counts of a colleague: what waits, is overdue and was done in the period; `id` is null for what nobody has. */
const colleagueWork = z.object({
  id: id.nullable(),
  name: z.string().nullable(),
  isAway: z.boolean(),
  /** The requests that wait for an answer, and how many of them are past the time that was promised. */
  waiting: z.object(byKind(() => z.object({ all: count, late: count }))),
  tasks: z.object({ overdue: count, today: count, done: count }),
});
export type ColleagueWork = z.infer<typeof colleagueWork>;
const colleagues = z.object({ period, today: day, rows: z.array(colleagueWork) });
export type MorningColleagues = z.infer<typeof colleagues>;

const periodQuery = z.object({ period: requestsQuery.shape.period });
export type PeriodQuery = z.infer<typeof periodQuery>;

/** The report about visits of public pages, and the requests that came of them. */
const visits = z.object({
  period,
  views: twoCounts,
  /** The views by day or, in a long period, by week; `day` is then the Monday. */
  times: z.array(z.object({ day, views: count })),
  /** The most visited pages. */
  pages: z.array(z.object({ path: z.string(), ...twoCounts.shape })),
  left: count,
  funnel: z.array(
    z.object({
      type: z.enum(INSURANCE_TYPES),
      language,
      /** The views of the page about that insurance, and of its quote page. */
      looked: count,
      opened: count,
      /** The requests that came of it on the site, and how many of them are won by now. */
      sent: count,
      won: count,
    }),
  ),
});
export type MorningVisits = z.infer<typeof visits>;

export const morningEndpoints = {
  "GET /api/morning/requests": { query: requestsQuery, answer: requests },
  "GET /api/morning/office": { query: periodQuery, answer: office },
  "GET /api/morning/colleagues": { query: periodQuery, answer: colleagues },
  "GET /api/morning/visits": { query: periodQuery, answer: visits },
  "GET /api/morning/export": { query: requestsQuery, answer: file("text/csv") },
} as const satisfies Endpoints;
