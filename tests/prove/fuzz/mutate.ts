import fc from "fast-check";
import { hostileValue } from "./hostile.ts";

/** One change of a value that a schema makes: at which of its places, and what. */
export type Mutation = { at: number; how: "replace" | "remove" | "add"; value: unknown };

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({ at: fc.nat(), how: fc.constantFrom("replace", "replace", "remove", "add"), value: hostileValue }),
  { minLength: 1, maxLength: 2 },
);

type Place = { parent: Record<string, unknown> | unknown[]; key: string };

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const parent = value as Place["parent"];
  return Object.entries(value).flatMap(([key, inner]) => [{ parent, key }, ...placesIn(inner)]);
}

/** Keys that nobody may set by adding them to a body. */
const ADDED = ["id", "role", "isActive", "isAdmin", "ownerId", "__proto__", "constructor"];

/** Returns a changed copy: a value replaced or removed, or a key added. */
export function mutate(value: unknown, changes: Mutation[]): unknown {
  const root = { value: structuredClone(value) };
  for (const { at, how, value: made } of changes) {
    // A later change must not reach into the value of an earlier one, which other cases use too.
    const by = structuredClone(made);
    const places = placesIn(root);
    const place = places[at % places.length];
    if (!place) continue;
    const { parent, key } = place;
    const added = ADDED[at % ADDED.length] ?? "id";
    if (how === "remove" && parent !== root) Reflect.deleteProperty(parent, key);
    else if (how === "add" && !Array.isArray(parent) && parent !== root) define(parent, added, by);
    else define(parent, key, by);
  }
  return root.value;
}

/** Sets an own property, also one named `__proto__`, which an assignment would take for the prototype. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
