import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { UPLOAD_MAX } from "../../../domain/work/upload-options.ts";
import { uploadMetadata } from "../../../domain/work/uploads.ts";
import type { Database } from "../../platform/db/client.ts";
import { keptFiles, uploads } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { hasRoomForFiles } from "../../platform/files/budget.ts";
import { refuseFile } from "../../platform/files/refuse-file.ts";
import { addressKey } from "../../platform/http/address-key.ts";
import { parse } from "../../platform/http/parse.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { lockRequest } from "../history/request-state.ts";

/** The caller of an upload: the request whose private page they opened, and their IP address. */
export type Uploader = { requestId: number; ip: string };
export type NewUpload = { id: string; size: number | undefined; metadata: unknown };

const DAY_SECONDS = 86_400;
/** Bytes per point of the rate limits: a point is a kilobyte, so that every limit fits into its column. */
const POINT_BYTES = 1_000;
/** Kilobytes per day: of one address, and of all together. */
const DAILY_POINTS = { address: 300_000, all: 5_000_000 } as const;

/**
 * Creates an upload, and returns its id. Deduplicates uploads of the same file of which nothing has arrived: a browser
 * that did not hear the answer asks again. Refuses it when the file is too large, when the request has enough files, when
 * the address or all customers together sent enough for the day, and when the store is full.
 */
export async function createUpload(deps: Deps, { requestId, ip }: Uploader, given: NewUpload): Promise<string> {
  const { name, purpose, modified } = parse(uploadMetadata, given.metadata ?? {});
  const bytes = given.size ?? 0;
  if (bytes === 0) throw refuseFile("missing");
  if (bytes > UPLOAD_MAX.bytes) throw refuseFile("size", "errors:fileTooLarge");
  const values = { requestId, name, purpose, modified, bytes, createdAt: deps.clock() };
  return deps.db.transaction(async (tx) => {
    // The lock of the request makes its uploads come one after the other, so that two at once cannot pass the limit.
    if (!(await lockRequest(tx, requestId))) throw new AppError("notFound");
    const again = await renewUpload(tx, values);
    if (again !== undefined) return again;
    if ((await countUploads(tx, requestId)) >= UPLOAD_MAX.files) throw refuseUpload("errors:uploadsEnough", "invalid");
    if (!(await hasRoomForFiles(tx, deps.env, bytes))) throw refuseUpload("errors:uploadsClosed");
    await spendBytes(deps, tx, ip, bytes);
    await tx.insert(uploads).values({ id: given.id, ...values });
    return given.id;
  });
}

type UploadValues = Omit<typeof uploads.$inferInsert, "id"> & { createdAt: Date };

/** Finds the upload of the same file of which nothing has arrived, and renews its term; undefined when there is none. */
async function renewUpload(tx: Database, { createdAt, ...same }: UploadValues): Promise<string | undefined> {
  const isSame = and(
    eq(uploads.requestId, same.requestId),
    eq(uploads.name, same.name),
    eq(uploads.purpose, same.purpose),
    eq(uploads.modified, same.modified),
    eq(uploads.bytes, same.bytes),
    eq(uploads.received, 0),
    isNull(uploads.finishedAt),
  );
  const [row] = await tx.update(uploads).set({ createdAt }).where(isSame).returning({ id: uploads.id });
  return row?.id;
}

/** Counts the uploads of a request: files that arrived and are kept, and those on their way. */
export async function countUploads(tx: Database, requestId: number): Promise<number> {
  const arrived = and(eq(keptFiles.requestId, requestId), isNotNull(keptFiles.uploadedAs));
  const onTheWay = and(eq(uploads.requestId, requestId), isNull(uploads.finishedAt));
  const [kept] = await tx.select({ count: count() }).from(keptFiles).where(arrived);
  const [open] = await tx.select({ count: count() }).from(uploads).where(onTheWay);
  return (kept?.count ?? 0) + (open?.count ?? 0);
}

/** Creates the error of a file that cannot be taken, in words for customers, at the field. */
export function refuseUpload(
  message: "errors:uploadsEnough" | "errors:uploadsClosed",
  code: "invalid" | "unavailable" = "unavailable",
): AppError {
  return new AppError(code, { message, fields: { file: message } });
}

/** Takes the announced bytes from the rate limits of the day, in the transaction that creates the upload. */
async function spendBytes({ env }: Deps, tx: Database, ip: string, bytes: number): Promise<void> {
  const points = Math.max(1, Math.ceil(bytes / POINT_BYTES));
  const limit = (name: string, most: number) =>
    createSharedLimit({ db: tx, env }, name, { points: most, seconds: DAY_SECONDS });
  const isWithin =
    (await limit("upload-bytes-address", DAILY_POINTS.address).spend(addressKey(ip), points)) &&
    (await limit("upload-bytes-all", DAILY_POINTS.all).spend("all", points));
  if (!isWithin) throw new AppError("tooMany", { retryAfterSeconds: DAY_SECONDS });
}
