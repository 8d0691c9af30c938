import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import { writeNotice } from "./write-notice.ts";

type Message = {
  authorId: number | null;
  quoteRequestId: number | null;
  contactRequestId: number | null;
  customerId: number | null;
};

/** Lets open screens know that something became of a message that a person wrote: it left, arrived, or did not. */
export async function tellOfMessage(tx: Database, message: Message, at: Date): Promise<void> {
  const about = message.authorId === null ? null : await subjectOf(tx, message);
  if (about) await writeNotice(tx, { type: "sent", about, at });
}

async function subjectOf(tx: Database, { quoteRequestId, contactRequestId, customerId }: Message) {
  const id = quoteRequestId ?? contactRequestId;
  if (id === null) return customerId === null ? null : { kind: "customer" as const, id: customerId };
  const table = quoteRequestId === null ? contactRequests : quoteRequests;
  const [row] = await tx.select({ reference: table.reference }).from(table).where(eq(table.id, id));
  return row && { kind: quoteRequestId === null ? ("contact" as const) : ("quote" as const), id, ...row };
}
