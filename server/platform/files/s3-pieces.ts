import { createHash, randomBytes } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { systemState } from "../db/schema/index.ts";
import type { Env } from "../env.ts";
import type { PiecePlace } from "./pieces.ts";

/** An object of the S3 store: a sealed piece. */
export type S3Object = { key: string; fileId: string; modifiedAt: Date };

/** The store of pieces in an S3-compatible service. It holds sealed bytes only. */
export type S3Pieces = {
  write(piece: PiecePlace, content: Buffer): Promise<void>;
  /** Reads a sealed piece; undefined when there is none. */
  read(piece: PiecePlace): Promise<Buffer | undefined>;
  /** Removes the objects of a file. */
  removeFile(fileId: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists the objects of this site, in pages. */
  list(fileId?: string): AsyncGenerator<S3Object[]>;
};

/** The error of an S3 store that does not answer, or refuses. */
export class S3Error extends Error {}

/** The error of an object that is not in the store. Whoever reads or removes one object may take it as an answer. */
class MissingObjectError extends S3Error {}

const TIMEOUT_MS = 30_000;
const PREFIX_KEY = "files-s3-prefix";

type S3Env = Pick<
  Env,
  "FILES_S3_ENDPOINT" | "FILES_S3_BUCKET" | "FILES_S3_REGION" | "FILES_S3_ACCESS_KEY" | "FILES_S3_SECRET_KEY"
>;

/** Tells whether an S3 store is set up. */
export const hasS3 = (env: S3Env) => env.FILES_S3_ENDPOINT !== undefined;

/**
 * Opens the S3 store of the environment; null where none is set up. Each database has objects of its own, under a random
 * prefix: a copy of the site that uses the same bucket neither reads nor removes them.
 */
export async function openS3(db: Database, env: S3Env): Promise<S3Pieces | null> {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = env;
  const { FILES_S3_ACCESS_KEY: accessKeyId, FILES_S3_SECRET_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2, initRetryMs: 200 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  return piecesIn((path, init) => send(client, `${base}${path}`, init), await prefixOf(db));
}

type Send = (path: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }) => Promise<Response>;

function piecesIn(request: Send, prefix: string): S3Pieces {
  const keyOf = ({ fileId, part, position }: PiecePlace) => `${prefix}/${fileId}/${part}/${position}`;

  async function* list(fileId?: string): AsyncGenerator<S3Object[]> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${prefix}/${fileId ? `${fileId}/` : ""}` });
      if (next) query.set("continuation-token", next);
      const text = await (await request(`?${query}`, { method: "GET" })).text();
      yield objectsIn(text, prefix);
      next = textOf(text, "NextContinuationToken");
    } while (next);
  }

  async function remove(key: string): Promise<void> {
    await unlessMissing(request(`/${key}`, { method: "DELETE" }));
  }

  return {
    async write(piece, content) {
      await request(`/${keyOf(piece)}`, { method: "PUT", body: new Uint8Array(content) });
    },
    async read(piece) {
      const answer = await unlessMissing(request(`/${keyOf(piece)}`, { method: "GET" }));
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    remove,
    async removeFile(fileId) {
      for await (const objects of list(fileId)) for (const { key } of objects) await remove(key);
    },
    list,
  };
}

/** Returns undefined for an object that is not in the store. */
async function unlessMissing(answer: Promise<Response>): Promise<Response | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
}

/**
 * Sends a signed request. The hash of the body is signed, too, so that the store refuses bytes that were changed. Throws
 * for every answer but success: a write is confirmed, or it failed. A missing bucket is an error for readers, too.
 */
async function send(client: AwsClient, url: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }) {
  const hash = createHash("sha256")
    .update(init.body ?? "")
    .digest("hex");
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(url, { ...init, signal, headers: { "X-Amz-Content-Sha256": hash } });
    if (answer.ok) return answer;
    const said = `the S3 store answered ${answer.status}`;
    const isObjectMissing = answer.status === 404 && textOf(await answer.text(), "Code") !== "NoSuchBucket";
    throw isObjectMissing ? new MissingObjectError(said) : new S3Error(said);
  } catch (error) {
    throw error instanceof S3Error ? error : new S3Error("the S3 store cannot be reached", { cause: error });
  }
}

/** Returns the prefix of this database's objects, made at the first use. */
async function prefixOf(db: Database): Promise<string> {
  const find = async () => {
    const [row] = await db.select().from(systemState).where(eq(systemState.key, PREFIX_KEY));
    return typeof row?.value === "string" ? row.value : undefined;
  };
  const found = await find();
  if (found) return found;
  await db
    .insert(systemState)
    .values({ key: PREFIX_KEY, value: `bluebonnet-${randomBytes(8).toString("hex")}` })
    .onConflictDoNothing();
  return (await find()) ?? "";
}

/** Forgets the prefix, in a restored database: the objects under it belong to the site that was backed up. */
export async function forgetPrefix(tx: Database): Promise<void> {
  await tx.delete(systemState).where(eq(systemState.key, PREFIX_KEY));
}

function objectsIn(listing: string, prefix: string): S3Object[] {
  return [...listing.matchAll(/<Contents>([^]*?)<\/Contents>/g)].flatMap(([, entry = ""]) => {
    const key = textOf(entry, "Key") ?? "";
    const [first, fileId] = key.split("/");
    if (first !== prefix || !fileId) return [];
    return [{ key, fileId, modifiedAt: new Date(textOf(entry, "LastModified") ?? 0) }];
  });
}

/** Reads the text of an element. Keys and tokens of ours have no characters that XML escapes, except `&`. */
function textOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&");
}
