import { and, inArray, isNull, sql } from "drizzle-orm";
import { HEARD_EVENTS } from "../../../domain/work/desk/events.ts";
import { deskEvents } from "../../platform/db/schema/index.ts";

/** Condition for events that tell of what the customer wrote after the request. */
export const isHeard = inArray(deskEvents.type, [...HEARD_EVENTS]);

/** Condition for those of the private page (words, files, answers to offers): mails and texts are messages. */
export const isHeardOnPage = and(isHeard, isNull(deskEvents.messageId));

/** Column with the time when the customer wrote what such an event tells of; several files may be one event. */
export const HEARD_AT = sql<Date>`coalesce((${deskEvents.data}->>'lastAt')::timestamptz, ${deskEvents.at})`;
