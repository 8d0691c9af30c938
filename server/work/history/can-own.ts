import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { can, ROLES } from "../../../domain/platform/permissions.ts";
import { users } from "../../platform/db/schema/index.ts";

/** SQL condition for possible owners of a request: an active account with a role that may work on requests. */
export const canOwn: SQL = sql`(${eq(users.isActive, true)} and ${inArray(
  users.role,
  ROLES.filter((role) => can(role, "customer-data", "create")),
)})`;
