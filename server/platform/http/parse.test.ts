import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import { contactRequest } from "../../../domain/work/contacts.ts";
import { INSURANCE_TYPES } from "../../../domain/work/lead-options.ts";
import { newsletterSubscription } from "../../../domain/content/newsletter.ts";
import { parse } from "./parse.ts";

const domain = join(import.meta.dirname, "../../../domain");

/** Returns every input schema of the domain, by name; a union counts as each of its kinds. */
async function everyInput(): Promise<[name: string, schema: z.ZodType, base: object][]> {
  const inputs: [string, z.ZodType, object][] = [];
  for (const file of globSync("*/*.ts", { cwd: domain, exclude: ["api/*", "*/*.test.ts"] })) {
    const exports: Record<string, unknown> = await import(join(domain, file));
    for (const [name, schema] of Object.entries(exports)) {
      if (schema instanceof z.ZodObject) inputs.push([name, schema, {}]);
      if (schema instanceof z.ZodDiscriminatedUnion) {
        for (const insuranceType of INSURANCE_TYPES)
          inputs.push([`${name} ${insuranceType}`, schema, { insuranceType }]);
      }
    }
  }
  return inputs;
}

function faultsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  try {
    parse(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details.fields ?? {};
  }
}

describe("a field that is not in the body", () => {
  it("gets the text of an empty one, never that its value is not right, in every input there is", async () => {
    const inputs = await everyInput();
    expect(inputs.length).toBeGreaterThan(20);
    for (const [name, schema, base] of inputs) {
      const absent = faultsOf(schema, base);
      const empty = faultsOf(schema, { ...base, ...Object.fromEntries(Object.keys(absent).map((key) => [key, ""])) });
      for (const [field, text] of Object.entries(absent)) {
        const said = empty[field] === "validation:invalid" ? undefined : empty[field];
        expect(text, `${name}.${field}`).toBe(said ?? "validation:required");
      }
    }
  });

  it("has the texts of the specification on the public forms", () => {
    expect(faultsOf(contactRequest, {})).toEqual({
      firstName: "validation:firstNameMin",
      lastName: "validation:lastNameMin",
      email: "validation:contactEmail",
      phone: "validation:phone",
    });
    expect(faultsOf(newsletterSubscription, { email: null })).toEqual({ email: "validation:contactEmail" });
  });

  it("is not mistaken for one of a wrong kind", () => {
    expect(faultsOf(contactRequest, { firstName: 5 })).toMatchObject({ firstName: "validation:invalid" });
    expect(faultsOf(contactRequest, [])).toEqual({ body: "validation:invalid" });
  });
});
