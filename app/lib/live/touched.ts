import type { QueryKey } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import type { DeskChangeKind } from "../../../domain/work/desk/live.ts";
import { byKind, KINDS } from "../../../domain/work/request-kinds.ts";

/** What shows the requests, customers and askers of a kind, by the beginning of its address. */
const PLACES: Record<DeskChangeKind, readonly string[]> = {
  ...byKind((kind) => [KINDS[kind].path, "/api/customers", "customer"]),
  customer: ["/api/customers", "/api/renewals", "customer"],
  access: ["/api/registration-requests"],
  mail: ["/api/unsorted-mails", "/api/emails"],
};
/** What shows messages: touched by those that come in, go out and come back. */
const MESSAGES = [...MESSAGE_CHANNELS.map((channel) => CHANNELS[channel].path), "conversation"];
const OF_MESSAGES: readonly DeskChange["type"][] = ["message", "automatic", "bounced", "answer", "sent", "sequence"];
/** What counts them. */
const COUNTS = ["lead-totals", "desk-counts", "desk-badge"];

const wordsOf = (key: QueryKey) => key.filter((word) => typeof word === "string");

/** Whether a query shows what a change was made to: its list, a count, or the open request itself. */
export function isTouched(
  key: QueryKey,
  { kind, reference, type }: Partial<DeskChange> & Pick<DeskChange, "kind" | "reference" | "type">,
): boolean {
  const places = OF_MESSAGES.includes(type) ? [...PLACES[kind], ...MESSAGES] : PLACES[kind];
  return wordsOf(key).some(
    (word) =>
      COUNTS.some((count) => word === count || word === `/api/${count}`) ||
      (reference !== null && word === reference) ||
      places.some((place) => word.startsWith(place)),
  );
}

/** Whether a query is of anything that changes are told of. */
export function isOfDesk(key: QueryKey): boolean {
  const places = [...Object.values(PLACES).flat(), ...MESSAGES, ...COUNTS, "lead"];
  return wordsOf(key).some((word) => places.some((place) => word.startsWith(place) || word === `/api/${place}`));
}
