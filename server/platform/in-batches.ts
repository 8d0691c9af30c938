type QueuedItem<T, R> = { item: T; resolve(result: R): void; reject(error: unknown): void };

type Options = {
  most: number;
  /** Returns true for an error that no item of the batch caused. After any other error each item is tried alone. */
  isSharedFailure(error: unknown): boolean;
};

/**
 * Batches items. The first is handed over at once; those that arrive while work is under way form the next batch. Under
 * load many items share the cost of one transaction; a single item does not wait.
 */
export function inBatches<T, R>(
  { most, isSharedFailure }: Options,
  work: (items: T[]) => Promise<R[]>,
): (item: T) => Promise<R> {
  let waiting: QueuedItem<T, R>[] = [];
  let isWorking = false;

  async function processBatch(batch: QueuedItem<T, R>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R);
    } catch (error) {
      if (batch.length === 1 || isSharedFailure(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await processBatch([one]);
    }
  }

  async function run(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await processBatch(batch);
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void run();
    });
}
