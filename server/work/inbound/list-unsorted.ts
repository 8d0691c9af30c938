import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { UnsortedMail } from "../../../domain/api/work/inbound.ts";
import { splitQuoted } from "../../../domain/work/quoted-text.ts";
import { customers, messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Page } from "../../platform/http/paging.ts";
import { filesOf, LEFT_OUT } from "../leads/conversation.ts";
import { latestRequestsOf } from "./latest-request.ts";

type Needs = Pick<Deps, "db" | "clock" | "settings">;

/** Lists a page of the incoming mails that belong to no request or customer yet, newest first (keyset pagination). */
export async function listUnsorted(deps: Needs, { before, limit }: Page): Promise<UnsortedMail[]> {
  const { id: messageId, number, from, subject, text, isAutomatic, timestamp, headers, suggestedCustomerId } = messages;
  const hasHtml = sql<boolean>`${messages.html} is not null`;
  const { db } = deps;
  const rows = await db
    .select({ messageId, number, from, subject, text, isAutomatic, timestamp, headers, suggestedCustomerId, hasHtml })
    .from(messages)
    .where(and(eq(messages.isUnsorted, true), isNull(messages.deletedAt), before ? lt(number, before) : undefined))
    .orderBy(desc(number))
    .limit(limit);
  const files = await filesOf(
    db,
    rows.map((row) => row.messageId),
  );
  const suggestions = await suggestionsFor(
    deps,
    rows.flatMap((row) => row.suggestedCustomerId ?? []),
  );
  return rows.map((row) => {
    const { said, quoted } = splitQuoted(row.text);
    return {
      id: row.number,
      from: row.from,
      subject: row.subject ?? "",
      text: said,
      quoted,
      isAutomatic: row.isAutomatic,
      at: row.timestamp.toISOString(),
      hasHtml: row.hasHtml,
      attachments: files.get(row.messageId) ?? [],
      leftOut: Number(row.headers[LEFT_OUT] ?? 0),
      suggestion: suggestions.get(row.suggestedCustomerId ?? 0) ?? null,
    };
  });
}

async function suggestionsFor(deps: Needs, ids: number[]) {
  const found = new Map<number, NonNullable<UnsortedMail["suggestion"]>>();
  if (ids.length === 0) return found;
  const rows = await deps.db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, [...new Set(ids)]));
  const latestRequests = await latestRequestsOf(deps, deps.db, ids);
  for (const { id, name } of rows) {
    const latest = latestRequests.find(({ customerId }) => customerId === id);
    const request = latest ? { kind: latest.kind, id: latest.number, reference: latest.reference } : null;
    found.set(id, { customerId: id, name, request });
  }
  return found;
}
