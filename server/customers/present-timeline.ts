import { and, eq, inArray, or, sql } from "drizzle-orm";
import { byChannel, MESSAGE_CHANNELS } from "../../domain/channels.ts";
import type { TimelineKind } from "../../domain/customer-options.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, messages, requests, users } from "../db/schema/index.ts";
import { presentData } from "../history/desk-events.ts";
import { fieldsOf } from "../leads/stored-fields.ts";

/** An entry of a timeline, where it stands. */
export type Place = { kind: TimelineKind; id: number; at: Date };

/** What is shown of the entries of a timeline, in their order. */
export async function presentTimeline(tx: Database, places: Place[]) {
  const shown = {
    quote: await quotes(tx, idsOf(places, "quote")),
    contact: await contacts(tx, idsOf(places, "contact")),
    ...(await messagesOf(tx, places)),
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

/** Messages by channel, each told by its subject or, where it has none, by what it says. */
async function messagesOf(tx: Database, places: Place[]) {
  const named = MESSAGE_CHANNELS.map((channel) => ({ channel, numbers: idsOf(places, channel) }));
  const asked = named.filter(({ numbers }) => numbers.length > 0);
  const { channel: kind, number: id, subject, text, direction, status, to } = messages;
  const isAsked = asked.map(({ channel, numbers }) => and(eq(kind, channel), inArray(id, numbers)));
  const columns = { kind, id, text: sql<string>`coalesce(${subject}, ${text})`, direction, status, to };
  const rows =
    isAsked.length > 0
      ? await tx
          .select(columns)
          .from(messages)
          .where(or(...isAsked))
      : [];
  return byChannel((channel) => rows.filter((row) => row.kind === channel));
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
      message: { channel: messages.channel, number: messages.number },
    })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .leftJoin(requests, eq(requests.id, deskEvents.requestId))
    .leftJoin(messages, eq(messages.id, deskEvents.messageId))
    .where(inArray(deskEvents.id, ids));
  return rows.map(({ id, type, data, undoneAt, firstName, lastName, reference, message }) => ({
    kind: "event" as const,
    id,
    type,
    data: presentData(data, message),
    isUndone: undoneAt !== null,
    actor: [firstName, lastName].filter(Boolean).join(" ") || null,
    reference,
  }));
}
