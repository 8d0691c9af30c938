import type { Language } from "../../../domain/platform/language.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../db/database.ts";
import type { AuditEvent } from "./audit.ts";
import type { consents, requests } from "../db/schema/index.ts";

export type LeadRow = Omit<typeof requests.$inferInsert, "kind" | "number" | "reference" | "consentId"> & {
  details: Record<string, unknown>;
};
export type ConsentRow = typeof consents.$inferInsert;

export type NewLead = {
  row: LeadRow;
  /** The columns that are encrypted or signed for the row, which is known by its reference. */
  sealed?: (reference: string) => Partial<LeadRow>;
  consent: ConsentRow | null;
};

export type StoredLead = {
  reference: string;
  /** Whether it still waits for a way to answer it. */
  isOpen: boolean;
  /** When its sender can expect an answer; undefined where nobody is about to give one. */
  answerBy: Date | undefined;
};

/** What of a lead tells whose it is. */
export type Person = { name: string | null; email: string | null; phone: string | null; language: Language };
export type UnmatchedLead = Person & {
  id: number;
  requestDate: Date;
  isSuspect: boolean;
  customerId: number | null;
};
/** Gives a lead its customer, as part of the transaction that holds it. */
export type LeadMatcher = (tx: Database, lead: UnmatchedLead) => Promise<void>;

/** Gives a lead to somebody by the agency's rules, where one fits; gives back what the audit trail tells of it. */
export type LeadRouter = (tx: Database, lead: { id: number }) => Promise<AuditEvent | null>;

/** Stores a lead with its consent and its job, once however often it is sent. */
export type LeadStore = (kind: LeadKind, lead: NewLead) => Promise<StoredLead>;
