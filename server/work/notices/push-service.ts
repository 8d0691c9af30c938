import { request as requestPlainly, type RequestOptions } from "node:http";
import { request } from "node:https";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Env } from "../../platform/env.ts";
import { isPrivateAddress, isPrivateHost, publicLookup, type Resolve } from "../../platform/private-address.ts";
import { isIP } from "node:net";

/** Timeout of one push, from the connection to the answer. */
const TIMEOUT_MS = 10_000;

/** Returns the host of an address as connections need it: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * Rejects an address of a push service that the program must not call: a user brings it. It has to be https at the
 * usual port, without a password in it, and of the public internet, by its name and by what its name stands for. A site
 * without https, as in development, takes any.
 */
export async function assertPushEndpoint(
  { isProduction }: Pick<Env, "isProduction">,
  endpoint: string,
  resolve?: Resolve,
): Promise<void> {
  if (!isProduction) return;
  const url = new URL(endpoint);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (isPlain && !(await isPrivateHost(hostOf(url), resolve))) return;
  throw new AppError("invalid", { fields: { endpoint: "validation:privateAddress" } });
}

type Push = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

/**
 * Hands a push over to its service and returns the HTTP status. Redirects are not followed, and nothing but the status
 * is read. On a site with https the name is resolved once, and only a public address is connected to: a name that
 * changes its address after it was checked (DNS rebinding) leads nowhere.
 */
export function handOverPush({ isProduction }: Pick<Env, "isProduction">, push: Push): Promise<number> {
  const url = new URL(push.endpoint);
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    if (isProduction && (url.protocol !== "https:" || (isIP(host) !== 0 && isPrivateAddress(host)))) {
      return reject(new Error("not a public address"));
    }
    const options: RequestOptions = {
      method: "POST",
      headers: { ...push.headers, "content-length": push.body.length },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      ...(isProduction && { lookup: publicLookup }),
    };
    const open = url.protocol === "https:" ? request : requestPlainly;
    const sent = open(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.once("error", reject);
    sent.end(push.body);
  });
}
