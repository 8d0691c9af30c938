/** The keys of a record whose type names all that it has. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record of one value for each key, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** True when a value is one of a list, whose type it then has. */
export function isAmong<One>(list: readonly One[], value: unknown): value is One {
  return list.some((one) => one === value);
}

/** The value of a property of something unknown; undefined where it has none. */
export function valueIn(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
