import { desc, isNotNull, or, sql } from "drizzle-orm";
import { SEALED_DETAILS } from "../../domain/work/request-details.ts";
import { findHead } from "./audit/record-event.ts";
import type { Database } from "./db/client.ts";
import { messages, requests, systemState, users } from "./db/schema/index.ts";
import type { Env } from "./env.ts";
import { findKeyCheck, KEY_CHECK, keyIdOf } from "./key-of-database.ts";
import { hasKey, KeyError, keyFile, loadKeys, type Keys } from "./keys.ts";

const PLACE = { table: "system_state", field: "value", row: KEY_CHECK };
/** Plaintext of the check value. Its content does not matter: that it decrypts proves the key. */
const CHECK_TEXT = "bluebonnet";

const NEITHER = "neither the key that is configured nor among APP_KEYS_OLD";

/**
 * Loads the keys and checks them against the encrypted check value of the database. A database without one is new or of
 * an older version: then the keys must include the one that signed or encrypted there. Encrypts the check value with
 * the newest key where it is not yet.
 */
export async function loadAndCheckKeys(db: Database, env: Env): Promise<Keys> {
  const keys = await checkedKeys(db, env);
  const stored = await findKeyCheck(db);
  if (stored !== undefined && keyIdOf(stored) === keys.id) return keys;
  const value = keys.seal(CHECK_TEXT, PLACE);
  const { key } = systemState;
  await db.insert(systemState).values({ key: KEY_CHECK, value }).onConflictDoUpdate({ target: key, set: { value } });
  return keys;
}

/** Loads the keys of the environment. Throws where they are not those of the database. */
export async function checkedKeys(db: Database, env: Env): Promise<Keys> {
  const stored = await findKeyCheck(db);
  const id = stored === undefined ? await findOlderId(db) : keyIdOf(stored);
  if (id !== undefined && !hasKey(env)) throw missingKey(env, id);
  const keys = loadKeys(env);
  if (id !== undefined && !keys.knows(id)) throw otherKey(env, id);
  if (stored !== undefined && !decryptsCheck(keys, stored)) {
    const message = "The check value of the key in the database is damaged. Restore the database from a backup.";
    throw new KeyError("damaged", message);
  }
  return keys;
}

/** Finds the key id of a database of an older version: of its signed audit trail, or else of an encrypted value. */
async function findOlderId(db: Database): Promise<string | undefined> {
  const head = await findHead(db);
  if (head) return head.keyId;
  const [user] = await db.select({ sealed: users.totpSecret }).from(users).where(isNotNull(users.totpSecret)).limit(1);
  const [mail] = await db
    .select({ sealed: messages.sealedBody })
    .from(messages)
    .where(isNotNull(messages.sealedBody))
    .orderBy(desc(messages.id))
    .limit(1);
  const detail = (field: string) => sql<string | null>`${requests.details}->>${field}`;
  const [quote] = await db
    .select({ sealed: sql<string>`coalesce(${sql.join(SEALED_DETAILS.map(detail), sql`, `)})` })
    .from(requests)
    .where(or(...SEALED_DETAILS.map((field) => isNotNull(detail(field)))))
    .limit(1);
  const found = user?.sealed ?? mail?.sealed ?? quote?.sealed;
  return found === undefined || found === null ? undefined : keyIdOf(found);
}

function decryptsCheck(keys: Keys, sealed: string): boolean {
  try {
    return keys.open(sealed, PLACE) === CHECK_TEXT;
  } catch {
    return false;
  }
}

function missingKey({ DATA_DIR }: Env, id: string): KeyError {
  return new KeyError(
    "missing",
    `The key is missing: the database was sealed with the key ${id}, and there is neither APP_KEY nor ` +
      `${keyFile(DATA_DIR)}. Set APP_KEY to it, or put the file back.`,
  );
}

function otherKey({ APP_KEY, DATA_DIR }: Env, id: string): KeyError {
  const ours = APP_KEY === undefined ? keyFile(DATA_DIR) : "APP_KEY";
  return new KeyError(
    "other",
    `The database was sealed with the key ${id}, which is ${NEITHER}. Set ${ours} to that key again, or add it to ` +
      "APP_KEYS_OLD.",
  );
}
