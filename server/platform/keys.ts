import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.ts";
import { StartError } from "./start-error.ts";

/**
 * The location that an encrypted value is bound to. The row is named by something that never changes and is known
 * before the row is stored.
 */
export type SealPlace = { table: string; field: string; row: string | number };

/** The key ring: encrypts what must not be readable in a stolen copy of the database, decrypts it, and signs (HMAC). */
export type Keys = {
  seal(plain: string, place: SealPlace): string;
  /** Decrypts a value that was encrypted for this very place. A value that was moved to another place fails. */
  open(sealed: string, place: SealPlace): string;
  /** Encrypts a file: the result is only a fixed header longer than the file. */
  sealBytes(plain: Uint8Array, place: SealPlace): Buffer;
  openBytes(sealed: Buffer, place: SealPlace): Buffer;
  /** Id of the newest key, which encrypts and signs. It gives nothing of the key away. */
  id: string;
  /** Returns true for the id of the newest key or of an older one. */
  knows(id: string): boolean;
  /** Signs a text with an HMAC: for signed links, and for fingerprints that hide what they were made of. */
  sign(purpose: string, text: string): string;
  /** Returns the signatures by all keys, the newest key's first: a stored hash tells which of them was handed out. */
  signatures(purpose: string, text: string): string[];
  /** Returns true for a signature made with the newest key or an older one. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** Signs with the key of that id, in hex; undefined when that key is not configured. */
  signAs(id: string, purpose: string, text: string): string | undefined;
};

/** The error of a key that the program cannot use, with the reason. */
export class KeyError extends StartError {
  readonly reason: "missing" | "cut" | "other" | "damaged";
  constructor(reason: KeyError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A key with a cache of its derived keys: each purpose signs with a key of its own, derived on first use. */
type Key = { id: string; bytes: Buffer; derived: Map<string, Buffer> };

const PREFIX = "sealed2";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Length of the header: the prefix and the id of the key, each with its colon. */
const HEAD_BYTES = PREFIX.length + 1 + 8 + 1;
/**
 * Prefix of values that the first version encrypted without binding them to a place. They are decrypted as well, until
 * they are encrypted again.
 */
export const UNBOUND = "sealed:";

/** Returns the pattern (SQL LIKE) of the values that the key of an id has encrypted. */
export const sealedBy = (keyId: string) => `${PREFIX}:${keyId}:%`;

/** Loads the keys of the environment. Outside production a key is generated and kept in DATA_DIR. */
export function loadKeys(env: Pick<Env, "APP_KEY" | "APP_KEYS_OLD" | "DATA_DIR">): Keys {
  const newest = env.APP_KEY ?? loadOrCreateKey(env.DATA_DIR);
  return createKeys([newest, ...env.APP_KEYS_OLD]);
}

/** Returns true when a key exists, so that none has to be generated. */
export function hasKey(env: Pick<Env, "APP_KEY" | "DATA_DIR">): boolean {
  return env.APP_KEY !== undefined || existsSync(keyFile(env.DATA_DIR));
}

/** Returns the path of the generated key. */
export const keyFile = (dataDir: string) => join(dataDir, "app.key");

const KEY_BYTES = 32;

function loadOrCreateKey(dataDir: string): string {
  const file = keyFile(dataDir);
  if (!existsSync(file)) createKeyFile(dataDir, file);
  const key = readFileSync(file, "utf8").trim();
  if (Buffer.from(key, "base64").length === KEY_BYTES) return key;
  throw new KeyError(
    "cut",
    `${file} is not a key: it is empty, cut or damaged. Put back the copy that was kept of it. Only where nothing was ` +
      "stored yet may it be removed, and a new one is made.",
  );
}

/**
 * Generates the key file atomically, as a temporary file that is renamed: a process that is killed meanwhile leaves no
 * half of a key.
 */
function createKeyFile(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const beside = `${file}.new`;
  writeFileSync(beside, randomBytes(KEY_BYTES).toString("base64"), { mode: 0o600, flush: true });
  renameSync(beside, file);
}

/**
 * Creates a key ring. The first key encrypts; all of them decrypt, so that a key can be replaced (key rotation) without
 * losing what it encrypted.
 */
export function createKeys(base64Keys: string[]): Keys {
  const keys = base64Keys.map(toKey);
  const [newest] = keys;
  if (!newest) throw new Error("no key given");
  return {
    id: newest.id,
    knows: (id) => keys.some((key) => key.id === id),
    seal(plain, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", newest.bytes, iv);
      cipher.setAAD(additionalData(newest.id, place));
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
      return `${PREFIX}:${newest.id}:${packed}`;
    },
    open(sealed, place) {
      const [prefix, id, packed] = sealed.split(":");
      const key = keys.find((k) => k.id === id);
      const isUnbound = sealed.startsWith(UNBOUND);
      if ((prefix !== PREFIX && !isUnbound) || !packed || !key) {
        throw new Error("sealed with a key that is not configured");
      }
      const data = Buffer.from(packed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, data.subarray(0, 12));
      decipher.setAAD(isUnbound ? Buffer.from(key.id) : additionalData(key.id, place));
      decipher.setAuthTag(data.subarray(12, 28));
      return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString("utf8");
    },
    sealBytes(plain, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest.bytes, iv);
      cipher.setAAD(additionalData(newest.id, place));
      const body = [cipher.update(plain), cipher.final()];
      return Buffer.concat([Buffer.from(`${PREFIX}:${newest.id}:`), iv, cipher.getAuthTag(), ...body]);
    },
    openBytes(sealed, place) {
      const head = sealed.subarray(0, HEAD_BYTES).toString("latin1");
      const key = keys.find(({ id }) => head === `${PREFIX}:${id}:`);
      if (!key) throw new Error("sealed with a key that is not configured");
      const data = sealed.subarray(HEAD_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, data.subarray(0, IV_BYTES));
      decipher.setAAD(additionalData(key.id, place));
      decipher.setAuthTag(data.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(data.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    sign: (purpose, text) => signWith(newest, purpose, text).toString("base64url"),
    signatures: (purpose, text) => keys.map((key) => signWith(key, purpose, text).toString("base64url")),
    verify: (purpose, text, signature) =>
      keys.some((key) => isEqual(signWith(key, purpose, text).toString("base64url"), signature)),
    signAs(id, purpose, text) {
      const key = keys.find((k) => k.id === id);
      return key && signWith(key, purpose, text).toString("hex");
    },
  };
}

/** Builds the additional authenticated data (AAD) that binds a ciphertext to its key and its place. */
function additionalData(keyId: string, { table, field, row }: SealPlace): Buffer {
  return Buffer.from(JSON.stringify([PREFIX, keyId, table, field, String(row)]));
}

function signWith(key: Key, purpose: string, text: string): Buffer {
  const derived = key.derived.get(purpose) ?? Buffer.from(hkdfSync("sha256", key.bytes, "", purpose, 32));
  key.derived.set(purpose, derived);
  return createHmac("sha256", derived).update(text).digest();
}

/**
 * Compares in constant time. Lengths are in bytes, not in characters: a signature that somebody typed may hold any
 * characters.
 */
function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function toKey(base64: string): Key {
  const bytes = Buffer.from(base64, "base64");
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes, derived: new Map() };
}
