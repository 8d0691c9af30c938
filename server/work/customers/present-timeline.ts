import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { RequestEntry } from "../../../domain/api/work/customers.ts";
import { byChannel, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import type { TimelineKind } from "../../../domain/work/customer-options.ts";
import { pick } from "../../../domain/work/request-fields.ts";
import { FORMS } from "../../../domain/work/request-forms.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, messages, requests, users } from "../../platform/db/schema/index.ts";
import { presentData } from "../history/desk-events.ts";
import { fieldsOf } from "../leads/stored-fields.ts";

type RequestWithoutTime = { [K in LeadKind]: Omit<Extract<RequestEntry, { kind: K }>, "at"> }[LeadKind];
type RequestOnTimeline = Pick<RequestEntry, "id" | "reference" | "stage" | "source">;

/** The position of a timeline entry: kind, id and time. */
export type TimelinePosition = { kind: TimelineKind; id: number; at: Date };

/** Loads the entries of a timeline in their API form, in the order given. */
export async function presentTimeline(tx: Database, places: TimelinePosition[]) {
  const shown = {
    ...(await requestsOf(tx, places)),
    ...(await messagesOf(tx, places)),
    event: await events(tx, idsOf(places, "event")),
  };
  return places.flatMap(({ kind, id, at }) => {
    const entry = shown[kind].find((one) => one.id === id);
    return entry ? { ...entry, at: at.toISOString() } : [];
  });
}

const idsOf = (places: TimelinePosition[], kind: TimelinePosition["kind"]) =>
  places.filter((p) => p.kind === kind).map(({ id }) => id);

/** Loads the requests of a timeline by kind, each with the timeline fields of its kind. */
async function requestsOf(tx: Database, places: TimelinePosition[]) {
  const asked = LEAD_KINDS.map((kind) => ({ kind, numbers: idsOf(places, kind) })).filter(
    (one) => one.numbers.length > 0,
  );
  const { kind: kindOf, number, reference, type, name, email, phone, details, stage, source } = requests;
  const isAsked = asked.map(({ kind, numbers }) => and(eq(kindOf, kind), inArray(number, numbers)));
  const columns = { kind: kindOf, id: number, reference, type, name, email, phone, details, stage, source };
  const rows =
    isAsked.length > 0
      ? await tx
          .select(columns)
          .from(requests)
          .where(or(...isAsked))
      : [];
  return byKind((kind) => rows.filter((row) => row.kind === kind).map((row) => presentRequest(kind, row)));
}

function presentRequest(kind: LeadKind, row: Parameters<typeof fieldsOf>[1] & RequestOnTimeline) {
  const { id, reference, stage, source } = row;
  const timelineFields: readonly string[] = FORMS[kind].onTimeline;
  const fields = pick<Record<string, unknown>, string>(fieldsOf(kind, row), timelineFields);
  // The cast is needed because the compiler cannot see that `kind` is one single kind here.
  return { kind, id, reference, stage, source, ...fields } as unknown as RequestWithoutTime;
}

/** Loads the messages of a timeline by channel. The text is the subject or, without one, the message text. */
async function messagesOf(tx: Database, places: TimelinePosition[]) {
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
