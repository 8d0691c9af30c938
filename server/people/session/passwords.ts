import { hash, verify } from "@node-rs/argon2";

/** OWASP's floor for argon2id, and a little more. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is costly by design: a flood of logins must not take every thread and all memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_CONCURRENT) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The place goes to who waits longest: given back first, a newcomer could take it as well.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}

/** True for a hash made with weaker settings than today's. */
export function isWeakHash(stored: string): boolean {
  const [, memory = 0, time = 0] = stored.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/)?.map(Number) ?? [];
  return memory < OPTIONS.memoryCost || time < OPTIONS.timeCost;
}

/** Verified against when a name is unknown, so that the answer takes as long as for a known one. */
export const decoyHash = hashPassword("nobody has this password");
