import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Letter } from "../../platform/mail/layout.ts";

/** Builds the mail body: the text and the author's signature. The agency's own signature comes below it. */
export async function letterFor(tx: Database, text: string, authorId: number | null): Promise<Letter> {
  const [author] = authorId === null ? [] : await tx.select().from(users).where(eq(users.id, authorId));
  const signature = author && (author.signature || `${author.firstName} ${author.lastName}`);
  return { paragraphs: [...text.split(/\n{2,}/), ...(signature ? [signature] : [])] };
}
