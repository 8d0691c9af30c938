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

/** Where a sealed value stands; the row by something that never changes and is known before it is stored. */
export type Place = { table: string; field: string; row: string | number };

/** Seals what must not be readable in a stolen copy of the database, and opens it again. */
export type Keys = {
  seal(plain: string, place: Place): string;
  /** Opens what was sealed for this very place: a value that was moved to another does not open. */
  open(sealed: string, place: Place): string;
  /** The same for a file: no longer than what it seals, but for its first bytes. */
  sealBytes(plain: Uint8Array, place: Place): Buffer;
  openBytes(sealed: Buffer, place: Place): Buffer;
  /** Names the newest key, which seals and signs, without giving anything of it away. */
  id: string;
  /** True for the id of the newest key or of an older one. */
  knows(id: string): boolean;
  /** A fingerprint that nobody without the key can make: signs links, hides what it was made of. */
  sign(purpose: string, text: string): string;
  /** True for a signature made with the newest key or an older one. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** A signature in hex by the key of that id; undefined when it is not configured. */
  signAs(id: string, purpose: string, text: string): string | undefined;
};

/** A key that the program cannot go by, and why. */
export class KeyError extends StartError {
  readonly reason: "missing" | "cut" | "other" | "damaged";
  constructor(reason: KeyError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Each purpose signs with a key of its own, derived when first asked for. */
type Key = { id: string; bytes: Buffer; derived: Map<string, Buffer> };

const PREFIX = "sealed2";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The prefix and the id of the key, each with its colon. */
const HEAD_BYTES = PREFIX.length + 1 + 8 + 1;
/** How the first envelopes begin, which are not bound to a place: they open until they are sealed again. */
export const UNBOUND = "sealed:";

/** The keys of the environment; outside production one is made and kept in DATA_DIR. */
export function loadKeys(env: Pick<Env, "APP_KEY" | "APP_KEYS_OLD" | "DATA_DIR">): Keys {
  const newest = env.APP_KEY ?? ownKey(env.DATA_DIR);
  return createKeys([newest, ...env.APP_KEYS_OLD]);
}

/** True when there is a key already, so that nothing has to be made up. */
export function hasKey(env: Pick<Env, "APP_KEY" | "DATA_DIR">): boolean {
  return env.APP_KEY !== undefined || existsSync(keyFile(env.DATA_DIR));
}

export const keyFile = (dataDir: string) => join(dataDir, "app.key");

const KEY_BYTES = 32;

function ownKey(dataDir: string): string {
  const file = keyFile(dataDir);
  if (!existsSync(file)) makeKey(dataDir, file);
  const key = readFileSync(file, "utf8").trim();
  if (Buffer.from(key, "base64").length === KEY_BYTES) return key;
  throw new KeyError(
    "cut",
    `${file} is not a key: it is empty, cut or damaged. Put back the copy that was kept of it. Only where nothing was ` +
      "stored yet may it be removed, and a new one is made.",
  );
}

/** Written beside and renamed: a process that is killed meanwhile leaves no half of a key. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const beside = `${file}.new`;
  writeFileSync(beside, randomBytes(KEY_BYTES).toString("base64"), { mode: 0o600, flush: true });
  renameSync(beside, file);
}

/** The first key seals; all of them open, so that a key can be replaced without losing what it sealed. */
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
      cipher.setAAD(boundTo(newest.id, place));
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
      decipher.setAAD(isUnbound ? Buffer.from(key.id) : boundTo(key.id, place));
      decipher.setAuthTag(data.subarray(12, 28));
      return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString("utf8");
    },
    sealBytes(plain, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest.bytes, iv);
      cipher.setAAD(boundTo(newest.id, place));
      const body = [cipher.update(plain), cipher.final()];
      return Buffer.concat([Buffer.from(`${PREFIX}:${newest.id}:`), iv, cipher.getAuthTag(), ...body]);
    },
    openBytes(sealed, place) {
      const head = sealed.subarray(0, HEAD_BYTES).toString("latin1");
      const key = keys.find(({ id }) => head === `${PREFIX}:${id}:`);
      if (!key) throw new Error("sealed with a key that is not configured");
      const data = sealed.subarray(HEAD_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, data.subarray(0, IV_BYTES));
      decipher.setAAD(boundTo(key.id, place));
      decipher.setAuthTag(data.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(data.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    sign: (purpose, text) => signWith(newest, purpose, text).toString("base64url"),
    verify: (purpose, text, signature) =>
      keys.some((key) => isEqual(signWith(key, purpose, text).toString("base64url"), signature)),
    signAs(id, purpose, text) {
      const key = keys.find((k) => k.id === id);
      return key && signWith(key, purpose, text).toString("hex");
    },
  };
}

function boundTo(keyId: string, { table, field, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([PREFIX, keyId, table, field, String(row)]));
}

function signWith(key: Key, purpose: string, text: string): Buffer {
  const derived = key.derived.get(purpose) ?? Buffer.from(hkdfSync("sha256", key.bytes, "", purpose, 32));
  key.derived.set(purpose, derived);
  return createHmac("sha256", derived).update(text).digest();
}

/** Lengths in bytes, not in characters: a signature that somebody typed may hold any of them. */
function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function toKey(base64: string): Key {
  const bytes = Buffer.from(base64, "base64");
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes, derived: new Map() };
}
