import { and, sql, type SQL } from "drizzle-orm";

/** All of some conditions. Drizzle's own `and` may be given none, and so may give none back. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => and(...conditions) ?? sql`true`;
