import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const domain = join(import.meta.dirname, "../../domain");

/** Collects the names of all fields of all inputs from the schemas themselves. */
export async function fieldNames(): Promise<string[]> {
  const names = new Set(["id", "code", "token", "status", "items", "ids"]);
  const collect = (value: unknown) => {
    if (value instanceof z.ZodObject) for (const name of Object.keys(value.shape)) names.add(name);
    if (value instanceof z.ZodDiscriminatedUnion) for (const option of value.options) collect(option);
  };
  for (const file of globSync("*/*.ts", { cwd: domain, exclude: ["api/*", "*/*.test.ts"] })) {
    const exports: Record<string, unknown> = await import(join(domain, file));
    for (const value of Object.values(exports)) collect(value);
  }
  return [...names];
}
