import { z } from "zod";
import { RENEWAL_DAYS } from "../../work/customer-options.ts";
import { END_STAGES, LOST_REASONS } from "../../work/desk/stages.ts";
import { COUNTED_UP_TO } from "../../work/desk/views.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { byKind, LEAD_KINDS } from "../../work/request-kinds.ts";
import { GROUPINGS } from "../../work/morning/figures.ts";
import { DEFAULT_PERIOD, PERIODS } from "../../work/morning/periods.ts";
import { file, language, moment, type Endpoints } from "../endpoint.ts";
import { byChannel, byFigures } from "../../work/channels.ts";
import { deliveryStatus } from "./messages.ts";

const count = z.int().min(0);
const day = z.iso.date();
const days = z.object({ from: day, to: day });
/** A period of the office's calendar, and the one that it is compared with. */
const period = z.object({ ...days.shape, before: days, weeks: z.int().positive() });

/** What is counted of requests. Times are minutes in which the office was open. */
const figures = z.object({
  received: count,
  responded: count,
  consented: count,
  /** Until the first response: half of them had it sooner, and nine of ten. */
  median: count.nullable(),
  slowest: count.nullable(),
  ended: z.partialRecord(z.enum(END_STAGES), count),
  /** What the chosen premiums of those that were won add up to. */
  premiumCents: count,
  /** Answers to customers who wrote again, and how long they waited for them. */
  laterAnswers: count,
  laterMedian: count.nullable(),
  laterSlowest: count.nullable(),
});
export type Figures = z.infer<typeof figures>;

const compared = z.object({ now: figures, before: figures });
export type Compared = z.infer<typeof compared>;
/** The requests that have something in common; `name` is there where the key is an id. */
const group = compared.extend({ key: z.string(), name: z.string().optional() });
export type Group = z.infer<typeof group>;
const groups = z.object({
  rows: z.array(group),
  /** How many more there are. */
  left: count,
});

const twoCounts = z.object({ now: count, before: count });

const asked = z.object({
  period: z.enum(PERIODS).default(DEFAULT_PERIOD),
  kind: z.enum(LEAD_KINDS).default("quote"),
});
export type Asked = z.infer<typeof asked>;

/** How the requests of a kind fared. */
const requests = z.object({
  at: moment,
  kind: z.enum(LEAD_KINDS),
  period,
  totals: compared,
  groups: z.record(z.enum(GROUPINGS), groups),
  /** Why requests were lost, the commonest reason first. */
  lost: z.array(z.object({ reason: z.enum(LOST_REASONS), ...twoCounts.shape })),
  /** How many an agent calls won and nobody has confirmed, whenever that was. */
  unconfirmed: count,
});
export type MorningRequests = z.infer<typeof requests>;

/** A request that waits for us, since when, and for how many open minutes. */
const waiting = z.object({
  kind: z.enum(LEAD_KINDS),
  reference: z.string(),
  since: moment,
  /** What it is about; null where that was not said. */
  type: z.string().nullable(),
  owner: z.string().nullable(),
  minutes: count,
});
export type Waiting = z.infer<typeof waiting>;

/** How many there are in all, and how many came within the period and within the one before. */
const growing = z.object({ all: count, ...twoCounts.shape });
const delivered = z.array(z.object({ status: deliveryStatus, ...twoCounts.shape }));

/** What waits, what is to be renewed, who does not want to hear from us, and what became of messages. */
const office = z.object({
  period,
  waiting: z.object({
    /** Up to a bound: beyond it there are just many. */
    ...byKind(() => count.max(COUNTED_UP_TO)),
    longest: z.array(waiting),
  }),
  renewals: z.array(z.object({ days: z.enum(RENEWAL_DAYS), count, premiumCents: count })),
  optOuts: z.object({ texts: growing, calls: growing, newsletter: growing }),
  subscribers: growing,
  delivery: z.object(byFigures(byChannel(() => delivered))),
});
export type MorningOffice = z.infer<typeof office>;

const within = z.object({ period: asked.shape.period });
export type Within = z.infer<typeof within>;

/** How often public pages were opened, and what came of it. */
const visits = z.object({
  period,
  views: twoCounts,
  /** By day or, in a long period, by week: the day, or the Monday. */
  times: z.array(z.object({ day, views: count })),
  /** The pages that were opened most often. */
  pages: z.array(z.object({ path: z.string(), ...twoCounts.shape })),
  left: count,
  funnel: z.array(
    z.object({
      type: z.enum(INSURANCE_TYPES),
      language,
      /** How often the page about that insurance was opened, and the quote page for it. */
      looked: count,
      opened: count,
      /** Requests that came of it on the site, and how many of these were won by now. */
      sent: count,
      won: count,
    }),
  ),
});
export type MorningVisits = z.infer<typeof visits>;

export const morningEndpoints = {
  "GET /api/morning/requests": { query: asked, answer: requests },
  "GET /api/morning/office": { query: within, answer: office },
  "GET /api/morning/visits": { query: within, answer: visits },
  "GET /api/morning/export": { query: asked, answer: file("text/csv") },
} as const satisfies Endpoints;
