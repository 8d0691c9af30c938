import { readBackup } from "./read.ts";
import type { TrailHead, TrailRow } from "../../platform/audit/chain.ts";

/** An audit event as a backup stores it: by the names of its columns, with times as text. */
type StoredEvent = {
  id: number;
  at: string;
  actor_id: number | null;
  actor_name: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  details: Record<string, unknown>;
  ip: string | null;
  previous_hash: string;
  key_id?: string | null;
  hash: string;
};
type StoredHead = { entries: number; hash: string; key_id: string; signature: string };

/** Reads the trail and its head from a backup, oldest row first; nothing else of the file is kept in memory. */
export async function readTrail(file: string): Promise<{ head: TrailHead | undefined; rows: TrailRow[] }> {
  const rows: TrailRow[] = [];
  let head: TrailHead | undefined;
  for await (const part of readBackup(file)) {
    if ("format" in part) continue;
    for (const row of part.rows) {
      if (part.table === "public.audit_events") rows.push(asRow(JSON.parse(row)));
      if (part.table === "public.audit_head") head = asHead(JSON.parse(row));
    }
  }
  return { head, rows: rows.sort((a, b) => a.id - b.id) };
}

function asRow(row: StoredEvent): TrailRow {
  const { id, action, details, ip, hash } = row;
  return {
    id,
    at: new Date(row.at),
    actorId: row.actor_id,
    actorName: row.actor_name,
    action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details,
    ip,
    previousHash: row.previous_hash,
    keyId: row.key_id ?? null,
    hash,
  };
}

function asHead({ entries, hash, key_id: keyId, signature }: StoredHead): TrailHead {
  return { entries, hash, keyId, signature };
}
