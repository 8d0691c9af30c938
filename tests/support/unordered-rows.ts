import pg from "pg";

type Answer = { command: string | null; rows: unknown[] };
type RunningQuery = { text: string; _result: Answer; handleCommandComplete: (...args: unknown[]) => void };

const DONE = Symbol.for("bluebonnet.unordered-rows");

/**
 * Turns around the rows of every query that names no order. PostgreSQL may return those in any order, and mostly returns
 * them as they were stored: what counts on that fails here each time, instead of once in many runs.
 */
function turnUnorderedRows(): void {
  const query = pg.Query.prototype as unknown as RunningQuery & { [DONE]?: true };
  // Test files share their process, and each of them runs this.
  if (query[DONE]) return;
  query[DONE] = true;
  const { handleCommandComplete } = query;
  query.handleCommandComplete = function (this: RunningQuery, ...args) {
    handleCommandComplete.apply(this, args);
    const { command, rows } = this._result;
    if (command !== "INSERT" && !isOrdered(this.text)) rows.reverse();
  };
}

/** Checks if a statement orders its own rows; what stands in brackets orders rows of a part of it. */
function isOrdered(statement: string): boolean {
  let outer = statement;
  for (let before = ""; before !== outer;) {
    before = outer;
    outer = before.replaceAll(/\([^()]*\)/g, "");
  }
  return /\border\s+by\b/i.test(outer);
}

turnUnorderedRows();
