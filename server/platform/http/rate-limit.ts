import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../deps.ts";
import { inBatches } from "../in-batches.ts";
import { addressKey } from "./address-key.ts";
import { createQuickLimit } from "./quick-limit.ts";
import type { Limit } from "./shared-limit.ts";

const MAX_BATCH = 500;

/**
 * Creates a rate limit for a kind of request, per address and in all, across all processes. Requests that come together
 * are counted together.
 */
export function createRateLimit(deps: Pick<Deps, "db" | "env" | "clock">, name: string, own: Limit, inAll: Limit) {
  const options = { most: MAX_BATCH, isSharedFailure: () => true };
  const take = inBatches<string, number | null>(options, createQuickLimit(deps, name, { own, inAll }));
  return async (request: FastifyRequest): Promise<void> => {
    const wait = await take(addressKey(request.ip));
    if (wait !== null) throw new AppError("tooMany", { retryAfterSeconds: Math.max(1, wait) });
  };
}
