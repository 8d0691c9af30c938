import { sql, type SQL } from "drizzle-orm";
import type { PgSequence } from "drizzle-orm/pg-core";
import { isClaimSubject } from "../../../domain/work/service-options.ts";
import { CLAIM, INQUIRY_TYPES } from "../../../domain/work/lead-options.ts";
import { COMPLETION_HOURS } from "../../../domain/platform/limits.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { sayType } from "../../../domain/work/say-type.ts";
import type { TextKey, Translate } from "../../../domain/platform/text-keys.ts";
import { contactNumbers, quoteNumbers, serviceNumbers, type requests } from "../../platform/db/schema/index.ts";

type Row = typeof requests.$inferSelect;

/** The parts of the mails about a request that depend on its kind. */
export type KindMailData = {
  zipCode: string | null;
  /** Deadline for the visitor to add the missing contact details. Null when nothing is missing or they were added. */
  openUntil: Date | null;
  /** True for a claim: the mail to the visitor then says first that the insurer has not been told of it. */
  isClaim: boolean;
  /** The subject of the request, in the reader's language. */
  subjectOf(t: Translate): string;
};

type ServerKind = {
  /** The database sequence for the request numbers of the kind. */
  numbers: PgSequence;
  /** The form fields that make up the name to sort by. */
  sortName: readonly string[];
  /** The value stored for a phone or email that was not given, and for a field that was emptied. */
  missing: null | "";
  /** True when the request date is forwarded to the form service. */
  forwardsDate: boolean;
  /** The sentence that every mail and text to the customer begins with; null where there is none. */
  saidFirst: TextKey | null;
  mailed(row: Row): KindMailData;
};

/** Server-only settings of each request kind. */
export const SERVER_KINDS: Record<LeadKind, ServerKind> = {
  quote: {
    numbers: quoteNumbers,
    sortName: ["name"],
    missing: null,
    forwardsDate: true,
    saidFirst: null,
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
    saidFirst: null,
    mailed: ({ type }) => ({
      openUntil: null,
      zipCode: null,
      isClaim: type === CLAIM,
      subjectOf: (t) => t(`mail:inquiry.${INQUIRY_TYPES.find((one) => one === type) ?? "other"}`),
    }),
  },
  service: {
    numbers: serviceNumbers,
    sortName: ["lastName", "firstName"],
    missing: "",
    forwardsDate: true,
    saidFirst: "service:nothingYet",
    mailed: ({ type }) => ({
      openUntil: null,
      zipCode: null,
      isClaim: isClaimSubject(type),
      subjectOf: (t) => sayType(t, type) ?? "",
    }),
  },
};

/** Returns SQL for the next request number of a kind. */
export const nextNumber = (kind: LeadKind): SQL<number> => sql`nextval(${SERVER_KINDS[kind].numbers.seqName})`;
