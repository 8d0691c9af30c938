type Waiting<T, R> = { item: T; resolve(result: R): void; reject(error: unknown): void };

type Options = {
  most: number;
  /** True for a fault that no item of the batch is to blame for; after any other each is tried alone. */
  isEverybodys(error: unknown): boolean;
};

/**
 * Hands items over together: the first at once, those that arrive while work is under way with the next round.
 * Under load many share the cost of one transaction; a lone item waits for nobody.
 */
export function inBatches<T, R>(
  { most, isEverybodys }: Options,
  work: (items: T[]) => Promise<R[]>,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isWorking = false;

  async function handOver(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R);
    } catch (error) {
      if (batch.length === 1 || isEverybodys(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await handOver([one]);
    }
  }

  async function run(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await handOver(batch);
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void run();
    });
}
