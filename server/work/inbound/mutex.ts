/** Creates a mutex (serial queue): runs async tasks one after the other. A failed task does not stop the next ones. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
