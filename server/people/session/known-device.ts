import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Client } from "./client.ts";
import { newToken } from "./session-store.ts";

const PURPOSE = "known-device";
/** As long as browsers keep a cookie at most, about. */
const SECONDS = 365 * 86_400;

type Account = { id: number; password: string };
type Needs = Pick<Deps, "db" | "env" | "keys">;

/** Several people may use one computer: a cookie for each account. */
const cookieName = ({ env }: Pick<Deps, "env">, userId: number) =>
  `${env.isProduction ? "__Host-" : ""}device-${userId}`;

/** With another password every device is a stranger: whoever knew the old one keeps no foot in the door. */
const signedText = ({ id, password }: Account, device: string) => `${id} ${device} ${password}`;

/**
 * The name of a device that has logged into the account before; null for a stranger. It opens nothing: it only keeps
 * the tries of others apart from those of the owner.
 */
export function knownDevice(
  deps: Pick<Deps, "env" | "keys">,
  account: Account | undefined,
  { cookies }: Pick<Client, "cookies">,
): string | null {
  const cookie = account && cookies[cookieName(deps, account.id)];
  const [, device, signature] = cookie?.match(/^([\w-]{43})\.([\w-]{43})$/) ?? [];
  if (!account || !device || !signature) return null;
  return deps.keys.verify(PURPOSE, signedText(account, device), signature) ? device : null;
}

/** The same, for an account that is at hand by its id only. */
export async function findKnownDevice(deps: Needs, userId: number, client: Client): Promise<string | null> {
  return knownDevice(deps, await findAccount(deps, userId), client);
}

/** Lets the browser be known to the account from now on. */
export async function rememberDevice(deps: Needs, reply: FastifyReply, userId: number): Promise<void> {
  const account = await findAccount(deps, userId);
  if (!account) return;
  const device = knownDevice(deps, account, reply.request) ?? newToken();
  const signature = deps.keys.sign(PURPOSE, signedText(account, device));
  void reply.setCookie(cookieName(deps, userId), `${device}.${signature}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: deps.env.isProduction,
    maxAge: SECONDS,
  });
}

async function findAccount({ db }: Needs, userId: number): Promise<Account | undefined> {
  const [row] = await db.select({ id: users.id, password: users.password }).from(users).where(eq(users.id, userId));
  return row;
}
