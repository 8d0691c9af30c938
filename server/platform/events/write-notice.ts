import { sql } from "drizzle-orm";
import type { DeskChangeKind, DeskNotice } from "../../../domain/work/desk/live.ts";
import type { Database } from "../db/client.ts";
import { deskEvents } from "../db/schema/index.ts";
import { announceDeskChange } from "./announce.ts";

type Notice = {
  type: DeskNotice;
  about: { kind: DeskChangeKind; id: number; reference?: string };
  actorId?: number | null;
  /** Recipients of the notice. Everybody who may view its subject when unset. */
  to?: number[];
  /** The message that it is about, and its delivery status. */
  message?: { id: number; status: string | undefined };
  at: Date;
};

/** Notifies open screens of something that is in no history, such as an access request or a deleted request. */
export async function writeNotice(
  tx: Database,
  { type, about, to, message, actorId = null, at }: Notice,
): Promise<void> {
  const data = { about, ...(to && { to }), ...(message && { status: message.status }) };
  await tx.insert(deskEvents).values({ type: sql`${type}`, data, messageId: message?.id ?? null, actorId, at });
  announceDeskChange(tx);
}
