import type { LeadKind } from "../../domain/lead-options.ts";
import type { consents, contactRequests, quoteRequests } from "../db/schema/index.ts";

export type LeadTables = { quote: typeof quoteRequests; contact: typeof contactRequests };
export type LeadRow<K extends LeadKind = LeadKind> = Omit<LeadTables[K]["$inferInsert"], "reference" | "consentId">;
export type ConsentRow = typeof consents.$inferInsert;

export type NewLead<K extends LeadKind = LeadKind> = {
  row: LeadRow<K>;
  /** The columns that are sealed or signed for the row, which is known by its reference. */
  sealed?: (reference: string) => Partial<LeadRow<K>>;
  consent: ConsentRow | null;
};

export type StoredLead = {
  reference: string;
  /** Whether it still waits for a way to answer it. */
  isOpen: boolean;
};

/** Stores a lead with its consent and its job, once however often it is sent. */
export type LeadStore = <K extends LeadKind>(kind: K, lead: NewLead<K>) => Promise<StoredLead>;
