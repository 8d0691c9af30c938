import type { User } from "../domain/people/users.ts";
import type { DeskEventType } from "../domain/work/desk/events.ts";
import type { Database } from "../server/platform/db/client.ts";
import { deskEvents } from "../server/platform/db/schema/index.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";

/** The people of the demo: the admin who looks at it, and a made-up colleague; and the second office. */
export type DemoDesk = { viewer: User; colleague: User; office: string | null };

const HOUR_MS = 3_600_000;

/** Adds an event to the history of a request. It is older than the event stream: nobody is notified of it as news. */
export async function addEvent(
  tx: Database,
  { id, customerId }: Pick<RequestRow, "id" | "customerId">,
  type: DeskEventType,
  at: Date,
  data: Record<string, unknown>,
  more: { actorId?: number; messageId?: number } = {},
): Promise<void> {
  await tx.insert(deskEvents).values({ requestId: id, customerId, type, at, data, place: 0n, ...more });
}

/** Returns the moment so many hours after a request came. */
export const hoursAfter = ({ requestDate }: Pick<RequestRow, "requestDate">, hours: number): Date =>
  new Date(requestDate.getTime() + hours * HOUR_MS);
