/** Returns the keys of a record whose type names all that it has. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Builds a record of one value for each key, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Returns true when a value is one of a list (type guard). */
export function isAmong<One>(list: readonly One[], value: unknown): value is One {
  return list.some((one) => one === value);
}

/** Reads a property of an unknown value; undefined where it has none. */
export function valueIn(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
