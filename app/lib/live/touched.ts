import type { QueryKey } from "@tanstack/react-query";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import type { DeskChangeKind } from "../../../domain/work/desk/live.ts";
import { byKind, KINDS } from "../../../domain/work/request-kinds.ts";

/** The query keys that show the rows of a kind, by their prefix. */
const PREFIXES: Record<DeskChangeKind, readonly string[]> = {
  ...byKind((kind) => [KINDS[kind].path, "/api/customers", "customer"]),
  customer: ["/api/customers", "/api/renewals", "customer"],
  access: ["/api/registration-requests"],
  mail: ["/api/unsorted-mails", "/api/emails"],
  task: [],
  notice: ["/api/user/notices"],
  tag: ["tags", "tag-uses"],
};
/** The query keys that show messages, affected when messages arrive, leave or bounce. */
const MESSAGES = [...MESSAGE_CHANNELS.map((channel) => CHANNELS[channel].path), "conversation"];
const OF_MESSAGES: readonly DeskChange["type"][] = ["message", "automatic", "bounced", "answer", "sent", "sequence"];
/** The query keys that show tasks. */
const TASKS = ["/api/tasks", "/api/renewals"];
/** The query keys that show policies, and wins that have none. */
const POLICIES = ["/api/renewals", "/api/wins-without-policy"];
/** The query keys that show booked times. */
const BOOKINGS = ["/api/bookings", "/api/booking-times"];
/** The query keys of counts. */
const COUNTS = ["lead-totals", "desk-counts", "desk-views", "desk-badge"];

/** The query keys of parts of one request: there is nothing to fetch of a request that was deleted. */
const OF_ONE_REQUEST = ["kept-files", "answer-draft", "answer-options"];

const wordsOf = (key: QueryKey) => key.filter((word) => typeof word === "string");

/** Returns true when a query shows what a change affects: its list, a count, or the open request itself. */
export function isTouched(
  key: QueryKey,
  { kind, reference, type }: Partial<DeskChange> & Pick<DeskChange, "kind" | "reference" | "type">,
): boolean {
  if (type === "deleted" && OF_ONE_REQUEST.some((name) => name === key[0])) return false;
  const prefixes = [
    ...PREFIXES[kind],
    ...(OF_MESSAGES.includes(type) ? MESSAGES : []),
    ...(type === "task" ? TASKS : []),
    ...(type === "policy" ? POLICIES : []),
    ...(type === "booking" ? BOOKINGS : []),
  ];
  return wordsOf(key).some(
    (word) =>
      COUNTS.some((count) => word === count || word === `/api/${count}`) ||
      (reference !== null && word === reference) ||
      prefixes.some((prefix) => word.startsWith(prefix)),
  );
}

/** Returns true when a query belongs to the desk, so that any change may affect it. */
export function isOfDesk(key: QueryKey): boolean {
  const prefixes = [
    ...Object.values(PREFIXES).flat(),
    ...MESSAGES,
    ...TASKS,
    ...POLICIES,
    ...BOOKINGS,
    ...COUNTS,
    "lead",
  ];
  return wordsOf(key).some((word) => prefixes.some((prefix) => word.startsWith(prefix) || word === `/api/${prefix}`));
}
