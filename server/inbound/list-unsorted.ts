import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { UnsortedMail } from "../../domain/api/inbound.ts";
import { splitQuoted } from "../../domain/quoted-text.ts";
import type { Database } from "../db/client.ts";
import { customers, emails } from "../db/schema/index.ts";
import type { Page } from "../http/paging.ts";
import { filesOf, LEFT_OUT } from "../leads/conversation.ts";
import { latestRequestOf } from "./latest-request.ts";

/** Mails that came in and belong nowhere yet, the newest first. */
export async function listUnsorted(db: Database, { before, limit }: Page): Promise<UnsortedMail[]> {
  const rows = await db
    .select()
    .from(emails)
    .where(and(eq(emails.isUnsorted, true), isNull(emails.deletedAt), before ? lt(emails.id, before) : undefined))
    .orderBy(desc(emails.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db, ids);
  const suggestions = await suggestionsFor(
    db,
    rows.flatMap(({ suggestedCustomerId }) => suggestedCustomerId ?? []),
  );
  return rows.map(({ id, from, subject, text, html, isAutomatic, timestamp, headers, suggestedCustomerId }) => {
    const { said, quoted } = splitQuoted(text);
    return {
      id,
      from,
      subject,
      text: said,
      quoted,
      isAutomatic,
      at: timestamp.toISOString(),
      hasHtml: html !== null,
      attachments: files.filter(({ emailId }) => emailId === id).map(({ emailId: _emailId, ...file }) => file),
      leftOut: Number(headers[LEFT_OUT] ?? 0),
      suggestion: suggestions.get(suggestedCustomerId ?? 0) ?? null,
    };
  });
}

async function suggestionsFor(db: Database, ids: number[]) {
  const found = new Map<number, NonNullable<UnsortedMail["suggestion"]>>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, [...new Set(ids)]));
  for (const { id, name } of rows) {
    const latest = await latestRequestOf(db, id);
    const request = latest ? { kind: latest.kind, id: latest.number, reference: latest.reference } : null;
    found.set(id, { customerId: id, name, request });
  }
  return found;
}
