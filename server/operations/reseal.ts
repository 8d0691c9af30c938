import { and, eq, gt, like, notLike, or, sql } from "drizzle-orm";
import { SEALED_DETAILS } from "../../domain/work/request-details.ts";
import {
  answerDrafts,
  files,
  messages,
  offerRecords,
  providerSecrets,
  pushKeys,
  requests,
  shares,
  users,
} from "../platform/db/schema/index.ts";
import type { Deps, Job } from "../platform/deps.ts";
import { sealedBy, UNBOUND, type SealPlace } from "../platform/keys.ts";
import { openFileKey, sealFileKey, UnreadableFileError } from "../platform/files/pieces.ts";
import { bodyPlace } from "../platform/mail/body-place.ts";
import { PUSH_KEY_PLACE } from "../work/notices/push-keys.ts";
import { draftPlace } from "../work/answers/answer-drafts.ts";
import { recordPlace } from "../work/offers/records.ts";
import { notesPlace } from "../work/shares/notes.ts";
import { openDetails, sealDetails } from "../work/leads/sealed-details.ts";
import { totpSeedLocation } from "../people/session/totp.ts";
import { secretPlace } from "./settings/provider-secrets.ts";
import { HOURLY, NOTHING, type Nothing } from "../platform/jobs/pace.ts";

type Needs = Pick<Deps, "db" | "keys" | "log">;

const BATCH = 200;
const UNBOUND_TEXT = `${UNBOUND}%`;

/**
 * Encrypts again, bound to their place, the values that an older version encrypted unbound, and the access data,
 * drafts of answers, records of offers, notes of screen shares and the key of pushes that an older key encrypted. A row is updated only if it
 * is unchanged since it was read: whoever changes it meanwhile encrypts it bound. Values that do not decrypt stay as
 * they are, and are counted in the log.
 */
export async function reseal(deps: Needs): Promise<void> {
  const failed = {
    users: await forEachBatch((after) => resealSeeds(deps, after)),
    emails: await forEachBatch((after) => resealBodies(deps, after)),
    quotes: await forEachBatch((after) => resealDetails(deps, after)),
    drafts: await forEachBatch((after) => resealDrafts(deps, after)),
    offers: await forEachBatch((after) => resealOffers(deps, after)),
    shares: await forEachBatch((after) => resealShareNotes(deps, after)),
    providers: await forEachBatch((after) => resealSecrets(deps, after)),
    pushKeys: await forEachBatch((after) => resealPushKeys(deps, after)),
    files: await resealFileKeys(deps),
  };
  if (Object.values(failed).some((count) => count > 0)) deps.log.warn({ failed }, "some sealed values do not open");
}

/** The result of a batch: the last id in it, and the number of its rows that did not decrypt. */
type BatchResult = { last: number | undefined; failed: number };

async function forEachBatch(batch: (after: number) => Promise<BatchResult>): Promise<number> {
  let failed = 0;
  for (let after = 0; ;) {
    const done = await batch(after);
    failed += done.failed;
    if (done.last === undefined) return failed;
    after = done.last;
  }
}

/** Computes the new value of each row and writes it. Counts the rows whose old value does not decrypt. */
async function each<Row extends { id: number }, Value>(
  rows: Row[],
  renew: (row: Row) => Value,
  write: (row: Row, value: Value) => Promise<unknown>,
): Promise<BatchResult> {
  let failed = 0;
  for (const row of rows) {
    let value: Value;
    try {
      value = renew(row);
    } catch {
      failed++;
      continue;
    }
    await write(row, value);
  }
  return { last: rows.at(-1)?.id, failed };
}

const reencrypt = ({ keys }: Needs, sealed: string | null, place: SealPlace) =>
  keys.seal(keys.open(sealed ?? "", place), place);

async function resealSeeds(deps: Needs, after: number): Promise<BatchResult> {
  const { id, totpSecret } = users;
  const unbound = and(like(totpSecret, UNBOUND_TEXT), gt(id, after));
  const rows = await deps.db.select({ id, totpSecret }).from(users).where(unbound).orderBy(id).limit(BATCH);
  return each(
    rows,
    (user) => ({ totpSecret: reencrypt(deps, user.totpSecret, totpSeedLocation(user.id)) }),
    (user, set) =>
      deps.db
        .update(users)
        .set(set)
        .where(and(eq(id, user.id), eq(totpSecret, user.totpSecret ?? ""))),
  );
}

async function resealBodies(deps: Needs, after: number): Promise<BatchResult> {
  const { id, sealedBody, externalId } = messages;
  const unbound = and(like(sealedBody, UNBOUND_TEXT), gt(id, after));
  const rows = await deps.db
    .select({ id, sealedBody, externalId })
    .from(messages)
    .where(unbound)
    .orderBy(id)
    .limit(BATCH);
  return each(
    rows,
    (mail) => ({ sealedBody: reencrypt(deps, mail.sealedBody, bodyPlace(mail.externalId ?? "")) }),
    (mail, set) =>
      deps.db
        .update(messages)
        .set(set)
        .where(and(eq(id, mail.id), eq(sealedBody, mail.sealedBody ?? ""))),
  );
}

async function resealDetails(deps: Needs, after: number): Promise<BatchResult> {
  const { id, reference, details } = requests;
  const unbound = or(...SEALED_DETAILS.map((field) => sql`${details}->>${field} like ${UNBOUND_TEXT}`));
  const which = and(unbound, gt(id, after));
  const rows = await deps.db.select({ id, reference, details }).from(requests).where(which).orderBy(id).limit(BATCH);
  return each(
    rows,
    (quote) => ({ details: sealDetails(deps.keys, { ...quote, details: openDetails(deps.keys, quote) }) }),
    (quote, set) =>
      deps.db
        .update(requests)
        .set(set)
        .where(and(eq(id, quote.id), sql`${details} = ${JSON.stringify(quote.details)}::jsonb`)),
  );
}

/** Encrypts access data again that an older key has sealed, so that a replaced APP_KEY is needed no longer for them. */
async function resealSecrets(deps: Needs, after: number): Promise<BatchResult> {
  const { id, provider, sealed } = providerSecrets;
  const isOlder = and(notLike(sealed, sealedBy(deps.keys.id)), gt(id, after));
  const rows = await deps.db
    .select({ id, provider, sealed })
    .from(providerSecrets)
    .where(isOlder)
    .orderBy(id)
    .limit(BATCH);
  return each(
    rows,
    (secret) => ({ sealed: reencrypt(deps, secret.sealed, secretPlace(secret.provider)) }),
    (secret, set) =>
      deps.db
        .update(providerSecrets)
        .set(set)
        .where(and(eq(id, secret.id), eq(sealed, secret.sealed ?? ""))),
  );
}

/** Encrypts drafts of answers again that an older key has sealed, with the text of the other device. */
async function resealShareNotes(deps: Needs, after: number): Promise<BatchResult> {
  const { id, key, notes } = shares;
  const isOlder = and(notLike(notes, sealedBy(deps.keys.id)), gt(id, after));
  const rows = await deps.db.select({ id, key, notes }).from(shares).where(isOlder).orderBy(id).limit(BATCH);
  return each(
    rows,
    (share) => ({ notes: reencrypt(deps, share.notes, notesPlace(share.key)) }),
    (share, set) =>
      deps.db
        .update(shares)
        .set(set)
        .where(and(eq(id, share.id), eq(notes, share.notes ?? ""))),
  );
}

async function resealDrafts(deps: Needs, after: number): Promise<BatchResult> {
  const { id, sealed, sealedOther } = answerDrafts;
  const newest = sealedBy(deps.keys.id);
  const isOlder = and(or(notLike(sealed, newest), notLike(sealedOther, newest)), gt(id, after));
  const rows = await deps.db.select().from(answerDrafts).where(isOlder).orderBy(id).limit(BATCH);
  return each(
    rows,
    (draft) => ({
      sealed: reencrypt(deps, draft.sealed, draftPlace(draft, "sealed")),
      sealedOther: draft.sealedOther && reencrypt(deps, draft.sealedOther, draftPlace(draft, "sealedOther")),
    }),
    (draft, set) =>
      deps.db
        .update(answerDrafts)
        .set(set)
        .where(and(eq(id, draft.id), eq(answerDrafts.version, draft.version), eq(sealed, draft.sealed))),
  );
}

/** Encrypts the records of offers again that an older key has sealed. Their hashes, and so the chain, stay. */
async function resealOffers(deps: Needs, after: number): Promise<BatchResult> {
  const { id, sealed, position } = offerRecords;
  const rows = await deps.db
    .select({ id, sealed, position, reference: requests.reference })
    .from(offerRecords)
    .innerJoin(requests, eq(requests.id, offerRecords.requestId))
    .where(and(notLike(sealed, sealedBy(deps.keys.id)), gt(id, after)))
    .orderBy(id)
    .limit(BATCH);
  return each(
    rows,
    (record) => ({ sealed: reencrypt(deps, record.sealed, recordPlace(record.reference, record.position)) }),
    (record, set) =>
      deps.db
        .update(offerRecords)
        .set(set)
        .where(and(eq(id, record.id), eq(sealed, record.sealed))),
  );
}

/** Encrypts the private key of pushes again that an older key has sealed. */
async function resealPushKeys(deps: Needs, after: number): Promise<BatchResult> {
  const { id, sealed } = pushKeys;
  const isOlder = and(notLike(sealed, sealedBy(deps.keys.id)), gt(id, after));
  const rows = await deps.db.select().from(pushKeys).where(isOlder).orderBy(id).limit(BATCH);
  return each(
    rows,
    (row) => ({ sealed: reencrypt(deps, row.sealed, PUSH_KEY_PLACE) }),
    (row, set) =>
      deps.db
        .update(pushKeys)
        .set(set)
        .where(and(eq(id, row.id), eq(sealed, row.sealed))),
  );
}

/** Encrypts the keys of files again that an older key has sealed. The files themselves stay as they are. */
async function resealFileKeys({ db, keys }: Needs): Promise<number> {
  const { id, sealedKey } = files;
  let failed = 0;
  for (let after: string | undefined; ;) {
    const isOlder = and(notLike(sealedKey, sealedBy(keys.id)), after === undefined ? undefined : gt(id, after));
    const rows = await db.select({ id, sealedKey }).from(files).where(isOlder).orderBy(id).limit(BATCH);
    for (const file of rows) {
      try {
        const set = { sealedKey: sealFileKey(keys, file.id, openFileKey(keys, file)) };
        await db
          .update(files)
          .set(set)
          .where(and(eq(id, file.id), eq(sealedKey, file.sealedKey)));
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        failed++;
      }
    }
    after = rows.at(-1)?.id;
    if (after === undefined) return failed;
  }
}

export const resealJob: Job<"reseal", Nothing> = {
  name: "reseal",
  data: NOTHING,
  pace: HOURLY,
  // About noon in Texas: an office that switches its computer off at night has it on then.
  schedule: "10 18 * * *",
  work: reseal,
};
