import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { registrationRequests } from "../../platform/db/schema/index.ts";

/** Counts the access requests that nobody has answered yet. */
export function countAccessRequests(db: Database): Promise<number> {
  return db.$count(registrationRequests, eq(registrationRequests.status, "pending"));
}
