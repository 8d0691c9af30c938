import { eq } from "drizzle-orm";
import webPush from "web-push";
import type { Database } from "../../platform/db/client.ts";
import { pushKeys } from "../../platform/db/schema/index.ts";
import type { Keys, SealPlace } from "../../platform/keys.ts";

/** The only row of the keys. */
const ONLY = 1;

/** The place that the private key is sealed for. */
export const PUSH_KEY_PLACE: SealPlace = { table: "push_keys", field: "sealed", row: ONLY };

/** Makes the key pair that signs pushes (VAPID), at the first start. Browsers subscribe with the public key for good. */
export async function makePushKeys(db: Database, keys: Pick<Keys, "seal">): Promise<void> {
  if ((await db.$count(pushKeys)) > 0) return;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = keys.seal(privateKey, PUSH_KEY_PLACE);
  await db.insert(pushKeys).values({ id: ONLY, publicKey, sealed }).onConflictDoNothing();
}

/** Reads the public key, which browsers need to subscribe. */
export async function readPublicKey(db: Database): Promise<string> {
  return (await readRow(db)).publicKey;
}

/** Reads the key pair, to sign with. */
export async function readPushKeys(db: Database, keys: Pick<Keys, "open">) {
  const { publicKey, sealed } = await readRow(db);
  return { publicKey, privateKey: keys.open(sealed, PUSH_KEY_PLACE) };
}

async function readRow(db: Database) {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, ONLY));
  if (!row) throw new Error("there are no keys for pushes");
  return row;
}
