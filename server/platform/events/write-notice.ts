import { sql } from "drizzle-orm";
import type { DeskChangeKind, DeskNotice } from "../../../domain/work/desk/live.ts";
import type { Database } from "../db/client.ts";
import { deskEvents } from "../db/schema/index.ts";
import { announceDeskChange } from "./announce.ts";

type Notice = {
  type: DeskNotice;
  about: { kind: DeskChangeKind; id: number; reference?: string };
  actorId?: number | null;
  /** Those who are told, where not everybody is who may see what it is about. */
  to?: number[];
  at: Date;
};

/** Lets open screens know of what is in no history: somebody asks for access, or a request is gone. */
export async function writeNotice(tx: Database, { type, about, to, actorId = null, at }: Notice): Promise<void> {
  await tx.insert(deskEvents).values({ type: sql`${type}`, data: { about, ...(to && { to }) }, actorId, at });
  announceDeskChange(tx);
}
