/** Moves one item of a list a place further up or down; at the end it stays. */
export function moveBy<T>(list: readonly T[], item: T, step: -1 | 1): T[] {
  const from = list.indexOf(item);
  const to = from + step;
  if (from === -1 || to < 0 || to >= list.length) return [...list];
  const moved = list.toSpliced(from, 1);
  moved.splice(to, 0, item);
  return moved;
}

/** Returns true when both lists have the same items, each once, in whatever order. */
export function isPermutation<T>(current: readonly T[], wanted: readonly T[]): boolean {
  const given = new Set(wanted);
  return wanted.length === current.length && given.size === current.length && current.every((item) => given.has(item));
}

/** Inserts the items of `wanted` that the list lacks, each behind the one that it follows in `wanted`. */
export function placeMissing<T>(list: readonly T[], wanted: readonly T[]): T[] {
  const placed = [...list];
  for (const [at, item] of wanted.entries()) {
    if (placed.includes(item)) continue;
    const before = wanted.slice(0, at).findLast((other) => placed.includes(other));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, item);
  }
  return placed;
}
