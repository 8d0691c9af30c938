import type { FastifyRequest } from "fastify";
import { quickLimits } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { inBatches } from "../leads/in-batches.ts";
import { addressKey } from "./address-key.ts";
import { createSharedLimit, passOrThrow, takeTogether, type Limit, type Refusal } from "./shared-limit.ts";

const MOST_AT_ONCE = 500;

/** Limits a kind of request per address and in all, over all processes. Those that come together are counted together. */
export function createRateLimit(deps: Pick<Deps, "db" | "env">, name: string, perAddress: Limit, inAll: Limit) {
  const byAddress = createSharedLimit(deps, quickLimits, `${name}-address`, perAddress);
  const overall = createSharedLimit(deps, quickLimits, `${name}-all`, inAll);
  const take = inBatches<string, Refusal>({ most: MOST_AT_ONCE, isEverybodys: () => true }, async (addresses) => {
    const refusals = await takeTogether(byAddress, addresses);
    // Who is over the own limit takes nothing from what there is for all.
    const others = await takeTogether(
      overall,
      refusals.filter((refusal) => !refusal).map(() => "all"),
    );
    return refusals.map((refusal) => refusal ?? others.shift() ?? null);
  });
  return async (request: FastifyRequest): Promise<void> => passOrThrow(await take(addressKey(request.ip)));
}
