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
  const guesser = { username: owner.username, ip };
  await loginLimits.take("password", guesser);
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  if (user && (await verifyPassword(user.password, password))) {
    await loginLimits.giveBack(guesser);
    await loginLimits.forget(guesser);
    return user;
  }
  throw new AppError("invalid", {
    message: "errors:wrongPassword",
    fields: { currentPassword: "errors:wrongPassword" },
  });
}
