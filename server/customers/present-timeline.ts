import { eq, inArray } from "drizzle-orm";
import type { TimelineKind } from "../../domain/customer-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, deskEvents, emails, quoteRequests, smsMessages, users } from "../db/schema/index.ts";

/** An entry of a timeline, where it stands. */
export type Place = { kind: TimelineKind; id: number; at: Date };

/** What is shown of the entries of a timeline, in their order. */
export async function presentTimeline(tx: Database, places: Place[]) {
  const shown = {
    quote: await quotes(tx, idsOf(places, "quote")),
    contact: await contacts(tx, idsOf(places, "contact")),
    email: await mails(tx, idsOf(places, "email")),
    sms: await texts(tx, idsOf(places, "sms")),
    event: await events(tx, idsOf(places, "event")),
  };
  return places.flatMap(({ kind, id, at }) => {
    const entry = shown[kind].find((one) => one.id === id);
    return entry ? { ...entry, at: at.toISOString() } : [];
  });
}

const idsOf = (places: Place[], kind: Place["kind"]) => places.filter((p) => p.kind === kind).map(({ id }) => id);

async function quotes(tx: Database, ids: number[]) {
  const { id, reference, insuranceType, stage, zipCode, source } = quoteRequests;
  const columns = { id, reference, insuranceType, stage, zipCode, source };
  const rows = ids.length > 0 ? await tx.select(columns).from(quoteRequests).where(inArray(id, ids)) : [];
  return rows.map((row) => ({ kind: "quote" as const, ...row }));
}

async function contacts(tx: Database, ids: number[]) {
  const { id, reference, inquiryType, stage, message, source } = contactRequests;
  const columns = { id, reference, inquiryType, stage, message, source };
  const rows = ids.length > 0 ? await tx.select(columns).from(contactRequests).where(inArray(id, ids)) : [];
  return rows.map((row) => ({ kind: "contact" as const, ...row }));
}

async function mails(tx: Database, ids: number[]) {
  const { id, subject, direction, status, to } = emails;
  const columns = { id, text: subject, direction, status, to };
  const rows = ids.length > 0 ? await tx.select(columns).from(emails).where(inArray(id, ids)) : [];
  return rows.map((row) => ({ kind: "email" as const, ...row }));
}

async function texts(tx: Database, ids: number[]) {
  const { id, body, direction, status, to } = smsMessages;
  const columns = { id, text: body, direction, status, to };
  const rows = ids.length > 0 ? await tx.select(columns).from(smsMessages).where(inArray(id, ids)) : [];
  return rows.map((row) => ({ kind: "sms" as const, ...row }));
}

async function events(tx: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: deskEvents.id,
      type: deskEvents.type,
      data: deskEvents.data,
      undoneAt: deskEvents.undoneAt,
      firstName: users.firstName,
      lastName: users.lastName,
      quote: quoteRequests.reference,
      contact: contactRequests.reference,
    })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .leftJoin(quoteRequests, eq(quoteRequests.id, deskEvents.quoteRequestId))
    .leftJoin(contactRequests, eq(contactRequests.id, deskEvents.contactRequestId))
    .where(inArray(deskEvents.id, ids));
  return rows.map(({ id, type, data, undoneAt, firstName, lastName, quote, contact }) => ({
    kind: "event" as const,
    id,
    type,
    data,
    isUndone: undoneAt !== null,
    actor: [firstName, lastName].filter(Boolean).join(" ") || null,
    reference: quote ?? contact,
  }));
}
