import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { inBatches } from "../leads/in-batches.ts";
import { addressKey } from "./address-key.ts";
import { createQuickLimit } from "./quick-limit.ts";
import type { Limit } from "./shared-limit.ts";

const MOST_AT_ONCE = 500;

/** Limits a kind of request per address and in all, over all processes. Those that come together are counted together. */
export function createRateLimit(
  deps: Pick<Deps, "db" | "env" | "clock">,
  name: string,
  perAddress: Limit,
  inAll: Limit,
) {
  const takeOwn = createQuickLimit(deps, `${name}-address`, perAddress);
  const takeOfAll = createQuickLimit(deps, `${name}-all`, inAll);
  const take = inBatches<string, number | null>({ most: MOST_AT_ONCE, isEverybodys: () => true }, async (addresses) => {
    const own = await takeOwn(addresses);
    // Who is over the own limit takes nothing from what there is for all.
    const ofAll = (await takeOfAll(own.filter((wait) => wait === null).map(() => "all"))).values();
    return own.map((wait) => wait ?? ofAll.next().value ?? null);
  });
  return async (request: FastifyRequest): Promise<void> => {
    const wait = await take(addressKey(request.ip));
    if (wait !== null) throw new AppError("tooMany", { retryAfterSeconds: Math.max(1, wait) });
  };
}
