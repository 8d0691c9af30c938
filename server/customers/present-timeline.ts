import { and, eq, inArray } from "drizzle-orm";
import type { TimelineKind } from "../../domain/customer-options.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, emails, requests, smsMessages, users } from "../db/schema/index.ts";
import { fieldsOf } from "../leads/stored-fields.ts";

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

async function requestsOf(tx: Database, kind: LeadKind, numbers: number[]) {
  if (numbers.length === 0) return [];
  const { number, reference, type, name, email, phone, details, stage, source } = requests;
  return tx
    .select({ id: number, reference, type, name, email, phone, details, stage, source })
    .from(requests)
    .where(and(eq(requests.kind, kind), inArray(number, numbers)));
}

async function quotes(tx: Database, numbers: number[]) {
  const rows = await requestsOf(tx, "quote", numbers);
  return rows.map((row) => {
    const { id, reference, stage, source } = row;
    const { insuranceType, zipCode } = fieldsOf("quote", row);
    return { kind: "quote" as const, id, reference, insuranceType, stage, zipCode, source };
  });
}

async function contacts(tx: Database, numbers: number[]) {
  const rows = await requestsOf(tx, "contact", numbers);
  return rows.map((row) => {
    const { id, reference, stage, source } = row;
    const { inquiryType, message } = fieldsOf("contact", row);
    return { kind: "contact" as const, id, reference, inquiryType, stage, message, source };
  });
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
      reference: requests.reference,
    })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .leftJoin(requests, eq(requests.id, deskEvents.requestId))
    .where(inArray(deskEvents.id, ids));
  return rows.map(({ id, type, data, undoneAt, firstName, lastName, reference }) => ({
    kind: "event" as const,
    id,
    type,
    data,
    isUndone: undoneAt !== null,
    actor: [firstName, lastName].filter(Boolean).join(" ") || null,
    reference,
  }));
}
