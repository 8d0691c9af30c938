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
  at: Date;
};

/** Notifies open screens of something that is in no history, such as an access request or a deleted request. */
export async function writeNotice(tx: Database, { type, about, to, actorId = null, at }: Notice): Promise<void> {
  await tx.insert(deskEvents).values({ type: sql`${type}`, data: { about, ...(to && { to }) }, actorId, at });
  announceDeskChange(tx);
}
