import type pg from "pg";

/** Measures the duration of each query of a connection, and nothing else of it. */
export function timeQueries(client: pg.ClientBase, onEnd: (seconds: number) => void): void {
  const { query } = client;
  const timed = (...args: unknown[]): unknown => {
    const begun = performance.now();
    const end = () => onEnd((performance.now() - begun) / 1000);
    // The pool passes a callback; whoever has borrowed a connection awaits a promise.
    const callback = args.at(-1);
    if (typeof callback !== "function") {
      const answer: unknown = Reflect.apply(query, client, args);
      if (answer instanceof Promise) void answer.then(end, end);
      return answer;
    }
    const timedCallback = (...answer: unknown[]) => {
      end();
      Reflect.apply(callback, undefined, answer);
    };
    return Reflect.apply(query, client, [...args.slice(0, -1), timedCallback]);
  };
  Object.assign(client, { query: timed });
}
