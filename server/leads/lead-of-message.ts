import type { LeadKind } from "../../domain/lead-options.ts";
import type { deskEvents, emails, smsMessages } from "../db/schema/index.ts";

const COLUMN = { quote: "quoteRequestId", contact: "contactRequestId" } as const;

/** What a message stores of the lead that it belongs to. */
export function ownerOf({ kind, id }: { kind: LeadKind; id: number }): {
  quoteRequestId?: number;
  contactRequestId?: number;
} {
  return { [COLUMN[kind]]: id };
}

/** The column in which messages and events name the lead of a kind that they belong to. */
export function ownerColumn(messages: typeof emails | typeof smsMessages | typeof deskEvents, kind: LeadKind) {
  return messages[COLUMN[kind]];
}
