/** Returns the keys of a record whose type names all that it has. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Returns the entries of a record whose type names all that it has. */
export function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return keysOf(record).map((key) => [key, record[key]]);
}

/** Builds a record of one value for each key, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return renamedRecordOf(keys, (key) => key, valueOf);
}

/** Builds a record of one value for each key, in their order, under another name that each key has. */
export function renamedRecordOf<Key extends string, Name extends string, Value>(
  keys: readonly Key[],
  nameOf: (key: Key) => Name,
  valueOf: (key: Key) => Value,
): Record<Name, Value> {
  return Object.fromEntries(keys.map((key) => [nameOf(key), valueOf(key)])) as Record<Name, Value>;
}

/** Picks some properties of an object. */
export function pick<Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  names: readonly Name[],
): Pick<Thing, Name> {
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;
}

/** Returns true when a value is one of a list (type guard). */
export function isAmong<One>(list: readonly One[], value: unknown): value is One {
  return list.some((one) => one === value);
}

/** Returns true when a record has a property of that name itself (type guard). */
export function isKeyOf<Key extends string>(record: Readonly<Record<Key, unknown>>, name: string): name is Key {
  return Object.hasOwn(record, name);
}

/** Reads a property of an unknown value; undefined where it has none. */
export function valueIn(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
