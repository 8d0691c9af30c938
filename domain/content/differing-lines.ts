/** Two texts without the lines that stand in both; whole, where nothing else is left of them. */
export function differingLines(now: readonly string[], proposed: readonly string[]) {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const counted = new Set(others);
    return lines.filter((line) => !counted.has(line));
  };
  const changed = { now: without(now, proposed), proposed: without(proposed, now) };
  const isOrderOnly = changed.now.length === 0 && changed.proposed.length === 0;
  return isOrderOnly ? { now: [...now], proposed: [...proposed] } : changed;
}
