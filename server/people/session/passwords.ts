import { hash, verify } from "@node-rs/argon2";

/** The argon2id settings: OWASP's minimum and a little more. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT = 4;

let running = 0;
const waitQueue: (() => void)[] = [];

/**
 * Limits concurrent hashing (semaphore). Hashing is costly by design: a flood of logins must not take every thread and
 * all memory.
 */
async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_CONCURRENT) running++;
  else await new Promise<void>((resolve) => waitQueue.push(resolve));
  try {
    return await work();
  } finally {
    // Hands the slot to the longest waiter directly: decrementing first would let a newcomer take the slot as well.
    const next = waitQueue.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return withHashingSlot(() => hash(password, OPTIONS));
}

/**
 * Verifies a password. An account without a hash, which nobody may log in to, refuses every password after the same work
 * as others (N3).
 */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const isHash = stored.startsWith("$argon2");
  const compared = isHash ? stored : await decoyHash;
  const isRight = await withHashingSlot(() => verify(compared, password));
  return isHash && isRight;
}

/** Checks if a hash was made with weaker settings than today's. */
export function isWeakHash(stored: string): boolean {
  const [, memory = 0, time = 0] = stored.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/)?.map(Number) ?? [];
  return memory < OPTIONS.memoryCost || time < OPTIONS.timeCost;
}

/** A hash to verify against when a username is unknown, so that the response takes as long as for a known one. */
export const decoyHash = hashPassword("nobody has this password");
