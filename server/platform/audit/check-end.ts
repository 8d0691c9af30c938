import { sql } from "drizzle-orm";
import type { TrailFault } from "../../../domain/api/operations/audit.ts";
import type { Database } from "../db/client.ts";
import { auditEvents, auditHead } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";
import { isGenuine, type TrailHead } from "./chain.ts";
import type { Note, readNote } from "./noted-head.ts";

type EndRow = TrailHead & { lastId: number | null; lastHash: string | null; notedHash: string | null };

/** The end of the trail, and the fault that was found there. */
export type TrailEnd = { end: Note | null; fault: TrailFault | null };

/**
 * Checks the end of the trail alone, in one statement and however long the trail is: that it is signed, that its last
 * entry is there, and that it goes on from the noted end. An entry's hash covers all before it.
 */
export async function checkEnd(db: Database, keys: Keys, noted: ReturnType<typeof readNote>): Promise<TrailEnd> {
  const found = await db.execute<EndRow>(sql`select head.entries, head.hash, head.key_id as "keyId", head.signature,
      last.id as "lastId", last.hash as "lastHash", noted.hash as "notedHash"
    from ${auditHead} head
    left join (select id, hash from ${auditEvents} order by id desc limit 1) last on true
    left join ${auditEvents} noted on noted.id = ${isNote(noted) ? noted.id : 0}`);
  const [row] = found.rows;
  const fault = row ? faultOf(keys, row, noted) : ({ reason: "noHead" } as const);
  const end = row?.lastId && !fault ? { id: row.lastId, entries: row.entries, hash: row.hash } : null;
  return { end, fault };
}

const isNote = (noted: ReturnType<typeof readNote>): noted is Note => noted !== null && noted !== "damaged";

function faultOf(keys: Keys, row: EndRow, noted: ReturnType<typeof readNote>): TrailFault | null {
  if (!keys.knows(row.keyId)) return { reason: "unknownKey", keyId: row.keyId };
  if (!isGenuine(keys, row) || row.lastHash !== row.hash) return { reason: "headChanged" };
  if (noted === "damaged") return { reason: "noteDamaged" };
  if (!isNote(noted) || (row.entries >= noted.entries && row.notedHash === noted.hash)) return null;
  return { reason: "notNoted", entries: noted.entries };
}
