import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookings, requests } from "../../platform/db/schema/index.ts";

export type BookingRow = typeof bookings.$inferSelect;

export type BookedRequest = typeof requests.$inferSelect;

/** Loads the request of a booking with a row lock: it has one time ahead at most. Throws "notFound" for no request. */
export async function lockRequest(tx: Database, requestId: number): Promise<BookedRequest> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for("update");
  if (!request) throw new AppError("notFound");
  return request;
}

/** Finds the time ahead that a request has. */
export async function findUpcoming(tx: Database, requestId: number, now: Date): Promise<BookingRow | undefined> {
  const isAhead = and(eq(bookings.requestId, requestId), isNull(bookings.canceledAt), gt(bookings.startsAt, now));
  const [row] = await tx.select().from(bookings).where(isAhead).orderBy(asc(bookings.startsAt)).limit(1);
  return row;
}
