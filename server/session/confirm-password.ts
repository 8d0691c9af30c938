import { eq } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { verifyPassword } from "./passwords.ts";

/** The account of somebody who is logged in and has just said the password again; wrong ones count as failed logins. */
export async function confirmPassword(
  { db, loginLimits }: Pick<Deps, "db" | "loginLimits">,
  owner: { id: number; username: string },
  password: string,
  ip: string,
): Promise<typeof users.$inferSelect> {
  await loginLimits.check(owner.username, ip);
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  const isRight = user && (await verifyPassword(user.password, password));
  // Tries that were under way together must not outrun the count.
  await loginLimits.check(owner.username, ip);
  if (isRight) return user;
  await loginLimits.recordFailure(owner.username, ip);
  throw new AppError("invalid", {
    message: "errors:wrongPassword",
    fields: { currentPassword: "errors:wrongPassword" },
  });
}
