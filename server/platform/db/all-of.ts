import { and, sql, type SQL } from "drizzle-orm";

/** Combines conditions with AND. Drizzle's own `and` may be given none, and so may return none. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => and(...conditions) ?? sql`true`;
