import { createHash } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import type { OfferRecord, OfferRecordContent, OfferRecordKind } from "../../../domain/work/offer-records.ts";
import type { Database } from "../../platform/db/client.ts";
import { offerRecords } from "../../platform/db/schema/index.ts";
import type { Keys, SealPlace } from "../../platform/keys.ts";

/** The request that records belong to. Its reference never changes. */
export type RecordedRequest = { id: number; reference: string };

/** Returns the place that a record is encrypted for: its number among those of one request. */
export const recordPlace = (reference: string, position: number): SealPlace => ({
  table: "offer_records",
  field: "sealed",
  row: `${reference}.${position}`,
});

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

type Hashed = { before: string; reference: string; position: number; kind: string; at: Date; json: string };

/** Hashes a record with the hash of the one before it, so that none can be changed, moved or left out unnoticed. */
function hashOf({ before, reference, position, kind, at, json }: Hashed): string {
  return sha256(JSON.stringify([before, reference, position, kind, at.toISOString(), json]));
}

/**
 * Adds a record to those of a request, whose row the caller has locked. Returns its hash, which goes into the audit
 * trail, too: there it proves that the last record was not taken away.
 */
export async function addRecord<Kind extends OfferRecordKind>(
  keys: Keys,
  tx: Database,
  { id, reference }: RecordedRequest,
  { kind, content, at }: { kind: Kind; content: OfferRecordContent[Kind]; at: Date },
): Promise<string> {
  const [last] = await tx
    .select({ position: offerRecords.position, hash: offerRecords.hash })
    .from(offerRecords)
    .where(eq(offerRecords.requestId, id))
    .orderBy(desc(offerRecords.position))
    .limit(1);
  const position = (last?.position ?? 0) + 1;
  const json = JSON.stringify(content);
  const hash = hashOf({ before: last?.hash ?? "", reference, position, kind, at, json });
  const sealed = keys.seal(json, recordPlace(reference, position));
  await tx.insert(offerRecords).values({ requestId: id, position, kind, sealed, hash, at });
  return hash;
}

/** The records of a request, oldest first, and whether the chain of their hashes is whole. */
export type ReadRecords = { records: OfferRecord[]; isIntact: boolean };

/** Reads the records of a request. A record that does not decrypt is left out, and the chain is then not intact. */
export async function readRecords(keys: Keys, tx: Database, request: RecordedRequest): Promise<ReadRecords> {
  const rows = await tx
    .select()
    .from(offerRecords)
    .where(eq(offerRecords.requestId, request.id))
    .orderBy(asc(offerRecords.position));
  const records: OfferRecord[] = [];
  let isIntact = true;
  let before = "";
  for (const [index, { position, kind, at, hash, sealed }] of rows.entries()) {
    const json = open(keys, sealed, recordPlace(request.reference, position));
    const expected = json && hashOf({ before, reference: request.reference, position, kind, at, json });
    if (position !== index + 1 || expected !== hash) isIntact = false;
    before = hash;
    if (json) records.push({ kind, position, at, hash, content: JSON.parse(json) });
  }
  return { records, isIntact };
}

function open(keys: Keys, sealed: string, place: SealPlace): string | null {
  try {
    return keys.open(sealed, place);
  } catch {
    return null;
  }
}
