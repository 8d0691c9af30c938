import type { ThreadEntry } from "../../../../domain/api/work/messages.ts";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import { BY_PAGE } from "../../../../domain/work/page-talk-options.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";

type Told = { events: readonly DeskEvent[]; thread: readonly Pick<ThreadEntry, "channel" | "id">[] };

/** Events that stand in the conversation, between the messages: notes and calls, and answers to offers. */
const IN_CONVERSATION: readonly DeskEvent["type"][] = ["note", "call", "offer-answer"];

/** Returns true for a message that the customer wrote on their private page: the event itself has its text. */
export const isPageMessage = ({ type, data }: DeskEvent) => type === "message" && data["channel"] === BY_PAGE;

/** Returns true for files that the customer uploaded: there is no message that tells of them. */
const isUpload = ({ type, data }: DeskEvent) => type === "message" && typeof data["uploads"] === "number";

const isInConversation = (event: DeskEvent) =>
  IN_CONVERSATION.includes(event.type) || isPageMessage(event) || isUpload(event);

/**
 * Returns the notes, calls and answers to offers of a request, and what the customer wrote or uploaded on their page: the conversation
 * shows them between its messages.
 */
export const talkOf = ({ events }: Pick<Told, "events">): DeskEvent[] => events.filter(isInConversation);

/**
 * Returns the events that the history tells: those that the conversation does not tell already, as the request itself,
 * a message or a note. Of an answer that also took the request only the taking is left.
 */
export function historyOf({ events, thread }: Told): DeskEvent[] {
  const shown = new Set(thread.map(({ channel, id }) => `${channel} ${id}`));
  const isShown = (event: DeskEvent) =>
    MESSAGE_CHANNELS.some((channel) => shown.has(`${channel} ${String(event.data[CHANNELS[channel].idField])}`));
  const recalled = new Set(events.map(({ type, data }) => (type === "undone" ? data["eventId"] : undefined)));
  return events.flatMap((event) => {
    if (event.type === "received" || isInConversation(event)) return [];
    if (!isShown(event)) return [event];
    // An answer that did not arrive leaves the request with its author; one that was taken back gave it back.
    const hasTaken = typeof valueIn(event.data["after"], "ownerId") === "number";
    return hasTaken ? [{ ...event, type: "taken" as const, isUndone: recalled.has(event.id) }] : [];
  });
}
