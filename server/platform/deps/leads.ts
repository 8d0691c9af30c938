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
  /** Builds the columns that are encrypted or signed for the row, which is known by its reference. */
  sealed?: (reference: string) => Partial<LeadRow>;
  consent: ConsentRow | null;
};

export type StoredLead = {
  reference: string;
  /** True while the sender still has to add a way to answer. */
  isOpen: boolean;
  /** The time by which the sender can expect an answer; undefined where nobody is about to give one. */
  answerBy: Date | undefined;
  /** The office that the request belongs to; null for the main one. */
  location: string | null;
  /** The path of its private page; undefined where it has none to show. */
  link: string | undefined;
};

/** The fields of a lead that identify its customer. */
export type Person = { name: string | null; email: string | null; phone: string | null; language: Language };
export type UnmatchedLead = Person & {
  id: number;
  requestDate: Date;
  isSuspect: boolean;
  customerId: number | null;
};
/** Assigns a lead to its customer, within the transaction that holds the lead. */
export type LeadMatcher = (tx: Database, lead: UnmatchedLead) => Promise<void>;

/** Assigns a lead to an agent by the routing rules. Returns the audit event; null where no rule matches. */
export type LeadRouter = (tx: Database, lead: { id: number }) => Promise<AuditEvent | null>;

/** Stores a lead with its consent and its job. Idempotent: a lead that is sent repeatedly is stored once. */
export type LeadStore = (kind: LeadKind, lead: NewLead) => Promise<StoredLead>;
