import { expect, it } from "vitest";
import { drawPage, findFaults, specSections, titlesIn } from "../../scripts/spec-statements.ts";

const SOURCE = `
describe("the language", () => {
  it("is \\"English\\" first", () => {});
  it.each([["es"], ["en"]])("answers %s", (language) => {});
  test(\`on \${path} it stays\`, async () => {});
  expect(call)("is no title");
});`;

const statementWith = (tests: Record<string, string[]>) =>
  specSections.parse([
    { title: "P §1", statements: [{ says: "10 two | languages", files: "`app/routes.ts`", tests }] },
  ]);

it("finds the titles of tests and groups, also of repeated ones", () => {
  expect(titlesIn(SOURCE)).toEqual(["the language", 'is "English" first', "answers %s", "on ${path} it stays"]);
});

it("faults a statement without a test, with a file that is gone, or with a title that is gone", () => {
  const read = (path: string) => (path === "a.test.ts" ? SOURCE : null);
  const faultsOf = (tests: Record<string, string[]>) => findFaults(statementWith(tests), read);
  expect(faultsOf({ "a.test.ts": ["the language", "answers %s"] })).toEqual([]);
  expect(faultsOf({})).toEqual([expect.stringContaining("names no test")]);
  expect(faultsOf({ "b.spec.ts": ["the language"] })).toEqual([expect.stringContaining("b.spec.ts is gone")]);
  expect(faultsOf({ "a.test.ts": ["the tongue"] })).toEqual([expect.stringContaining("has no test “the tongue”")]);
});

it("takes no test file without a title", () => {
  expect(() => statementWith({ "a.test.ts": [] })).toThrow();
});

it("draws each statement as one row", () => {
  const page = drawPage(statementWith({ "tests/e2e/work/a.spec.ts": ["of ${path}", "a <b>"] }));
  expect(page).toContain("| 10 two \\| languages | `app/routes.ts` | `E/work/a.spec.ts` “of ${path}”, “a \\<b\\>” |\n");
});
