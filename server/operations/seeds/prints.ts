import { createHash } from "node:crypto";
import prints from "./prints.json" with { type: "json" };
import type { Stated } from "./seeded-items.ts";

/** The prints of each seed, the present one last: made by `npm run seed:prints`, checked by a test. */
const PRINTS: Record<string, string[]> = prints;

const LENGTH = 22;

/** The names of all seeds. */
export const SEED_KEYS = Object.keys(PRINTS);

/** The print of what is stated of a row: equal exactly where a person would read the same. */
export function printOf(stated: Stated): string {
  return createHash("sha256")
    .update(JSON.stringify(plain(stated)))
    .digest("base64url")
    .slice(0, LENGTH);
}

/** The print of the seed as it is now. */
export function presentPrint(key: string): string {
  return PRINTS[key]?.at(-1) ?? "";
}

/** True for the print of this seed in any version. */
export function isPrintOf(key: string, print: string): boolean {
  return PRINTS[key]?.includes(print) ?? false;
}

/** True where a later version has corrected the seed. */
export function wasCorrected(key: string): boolean {
  return (PRINTS[key]?.length ?? 0) > 1;
}

/** Without what is empty, and with names in order: a row that got a new, empty column still equals its seed. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => plain(part) ?? null);
    return parts.some((part) => part !== null) ? parts : undefined;
  }
  if (value !== null && typeof value === "object") {
    const parts = Object.entries(value)
      .map(([name, part]) => [name, plain(part)] as const)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  return value === null || value === "" || value === false ? undefined : value;
}
