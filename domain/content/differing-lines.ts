/**
 * Compares two texts and drops the lines that stand in both. Returns both texts whole when they differ only in order.
 */
export function differingLines(now: readonly string[], proposed: readonly string[]) {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const otherLines = new Set(others);
    return lines.filter((line) => !otherLines.has(line));
  };
  const changed = { now: without(now, proposed), proposed: without(proposed, now) };
  const isOrderOnly = changed.now.length === 0 && changed.proposed.length === 0;
  return isOrderOnly ? { now: [...now], proposed: [...proposed] } : changed;
}
