import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Client } from "./client.ts";
import { newToken } from "./session-store.ts";

const SIGNING_PURPOSE = "known-device";
/** Cookie lifetime in seconds: about the maximum for which browsers keep a cookie. */
const COOKIE_MAX_AGE_SECONDS = 365 * 86_400;

type Account = { id: number; password: string };
type Needs = Pick<Deps, "db" | "env" | "keys">;

/** Returns the cookie name, one per account, because several people may use one computer. */
const cookieName = ({ env }: Pick<Deps, "env">, userId: number) =>
  `${env.isProduction ? "__Host-" : ""}device-${userId}`;

/**
 * Builds the signed text. It contains the password hash, so a new password makes every known device unknown again: a
 * person who knew the old password gains nothing from their cookie.
 */
const signedText = ({ id, password }: Account, device: string) => `${id} ${device} ${password}`;

/**
 * Returns the id of a device that has logged into the account before; null for an unknown device. The id grants no
 * access. It only gives the owner a rate limit apart from that of strangers.
 */
export function knownDevice(
  deps: Pick<Deps, "env" | "keys">,
  account: Account | undefined,
  { cookies }: Pick<Client, "cookies">,
): string | null {
  const cookie = account && cookies[cookieName(deps, account.id)];
  const [, device, signature] = cookie?.match(/^([\w-]{43})\.([\w-]{43})$/) ?? [];
  if (!account || !device || !signature) return null;
  return deps.keys.verify(SIGNING_PURPOSE, signedText(account, device), signature) ? device : null;
}

/** Finds the known device of an account that is given by its id only. */
export async function findKnownDevice(deps: Needs, userId: number, client: Client): Promise<string | null> {
  return knownDevice(deps, await findAccount(deps, userId), client);
}

/** Sets the signed cookie that makes this browser a known device of the account. */
export async function rememberDevice(deps: Needs, reply: FastifyReply, userId: number): Promise<void> {
  const account = await findAccount(deps, userId);
  if (!account) return;
  const device = knownDevice(deps, account, reply.request) ?? newToken();
  const signature = deps.keys.sign(SIGNING_PURPOSE, signedText(account, device));
  void reply.setCookie(cookieName(deps, userId), `${device}.${signature}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: deps.env.isProduction,
    maxAge: COOKIE_MAX_AGE_SECONDS,
  });
}

async function findAccount({ db }: Needs, userId: number): Promise<Account | undefined> {
  const [row] = await db.select({ id: users.id, password: users.password }).from(users).where(eq(users.id, userId));
  return row;
}
