import { sql, type SQL } from "drizzle-orm";
import type { PgSequence } from "drizzle-orm/pg-core";
import { CLAIM, INQUIRY_TYPES } from "../../../domain/work/lead-options.ts";
import { COMPLETION_HOURS } from "../../../domain/platform/limits.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { sayType } from "../../../domain/work/say-type.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { contactNumbers, quoteNumbers, type requests } from "../../platform/db/schema/index.ts";

type Row = typeof requests.$inferSelect;

/** The parts of the mails about a request that depend on its kind. */
export type Mailed = {
  zipCode: string | null;
  /** Until when the visitor can still add the way to answer that it came without. */
  openUntil: Date | null;
  /** Whether it is about a claim: then the visitor is told first that the insurer knows nothing of it. */
  isClaim: boolean;
  /** The subject of the request, in the reader's language. */
  subjectOf(t: Translate): string;
};

type OnServer = {
  /** The sequence of its numbers. */
  numbers: PgSequence;
  /** The fields that make the name in sorted lists. */
  sortName: readonly string[];
  /** The value of a way to answer that was not given, and of a field that was emptied. */
  missing: null | "";
  /** Whether the form service is told when it came. */
  forwardsDate: boolean;
  mailed(row: Row): Mailed;
};

/** The kinds of requests, with what only the server decides by. */
export const LEADS: Record<LeadKind, OnServer> = {
  quote: {
    numbers: quoteNumbers,
    sortName: ["name"],
    missing: null,
    forwardsDate: true,
    mailed: ({ type, details: { zipCode }, completionHash, completedAt, requestDate }) => ({
      openUntil:
        completionHash !== null && completedAt === null
          ? new Date(requestDate.getTime() + COMPLETION_HOURS * 3_600_000)
          : null,
      zipCode: typeof zipCode === "string" ? zipCode : null,
      isClaim: false,
      subjectOf: (t) => sayType(t, type) ?? "",
    }),
  },
  contact: {
    numbers: contactNumbers,
    sortName: ["lastName", "firstName"],
    missing: "",
    forwardsDate: false,
    mailed: ({ type }) => ({
      openUntil: null,
      zipCode: null,
      isClaim: type === CLAIM,
      subjectOf: (t) => t(`mail:inquiry.${INQUIRY_TYPES.find((one) => one === type) ?? "other"}`),
    }),
  },
};

/** The next number of a kind. */
export const nextNumber = (kind: LeadKind): SQL<number> => sql`nextval(${LEADS[kind].numbers.seqName})`;
