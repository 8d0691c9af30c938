import { z } from "zod";

/** A statement of the specifications, the files that carry it, and the tests that show it: titles by file. */
const statement = z.strictObject({
  /** The lines of the specification, or the topic of a decision. */
  says: z.string().min(1),
  /** Markdown: paths, and what is to be known besides. */
  files: z.string().min(1),
  tests: z.record(z.string().regex(/\.(?:test|spec)\.ts$/), z.array(z.string().min(1)).min(1)),
});
export const specSections = z.array(
  z.strictObject({ title: z.string().min(1), statements: z.array(statement).min(1) }),
);
export type SpecSection = z.infer<typeof specSections>[number];

/** The short forms of folders, which keep the rows of the page readable. */
const SHORT_FORMS = { F: "app/features/", R: "app/routes/", E: "tests/e2e/" };

const shorten = (path: string) =>
  Object.entries(SHORT_FORMS).reduce((text, [letter, folder]) => text.replace(folder, `${letter}/`), path);

/** Matches the title of a test or a group: `it("…",`, `test.describe("…",`, and `it.each(…)("…",`. */
const TITLE = /(?:\b(?:it|test|describe\w*)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** Lists the titles of the tests and groups of a test file, as they are written there. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1"));

/**
 * Returns what is wrong with the statements: one without a test, a test file that is not there (`read` returns null),
 * and a title that its file does not have any more.
 */
export function findFaults(sections: SpecSection[], read: (path: string) => string | null): string[] {
  const faults: string[] = [];
  for (const { title: section, statements } of sections) {
    for (const { says, tests } of statements) {
      const name = `${section} · ${says}`;
      if (Object.keys(tests).length === 0) faults.push(`${name}: names no test`);
      for (const [path, titles] of Object.entries(tests)) {
        const source = read(path);
        const known = new Set(titlesIn(source ?? ""));
        if (source === null) faults.push(`${name}: ${path} is gone`);
        else for (const title of titles) if (!known.has(title)) faults.push(`${name}: ${path} has no test “${title}”`);
      }
    }
  }
  return faults;
}

const INTRODUCTION = `# Which file and which test carry which statement of the specifications

P is the public specification, A the portal's; numbers are their lines. Paths are below the repository's root; \`F/\` stands for \`app/features/\`, \`R/\` for \`app/routes/\`, \`E/\` for \`tests/e2e/\`. In a title, \`%s\` and \`\${…}\` stand for what a test is repeated with.

This page is made from [spec-coverage.json](spec-coverage.json) by \`npm run draw:spec\`. \`npm run check\` fails when it is older than that file, and for a statement whose test is gone: its file, or its title in the file.
`;

/** Escapes what Markdown would read as something else in a cell of a table. */
const escapeCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const escapeTitle = (title: string) => title.replaceAll(/[*_<>[\]`]/g, "\\$&");

function drawTests(tests: SpecSection["statements"][number]["tests"]): string {
  const files = Object.entries(tests).map(
    ([path, titles]) => `\`${shorten(path)}\` ${titles.map((title) => `“${escapeTitle(title)}”`).join(", ")}`,
  );
  return files.join("; ");
}

/** Draws the page. Cells are not padded: a longer title would change every row of its table. */
export function drawPage(sections: SpecSection[]): string {
  const parts = sections.map(({ title, statements }) => {
    const rows = statements.map(
      ({ says, files, tests }) => `| ${[says, files, drawTests(tests)].map(escapeCell).join(" | ")} |`,
    );
    return [`## ${title}`, "", "| statement | files | tests |", "| --- | --- | --- |", ...rows, ""].join("\n");
  });
  return [INTRODUCTION, ...parts].join("\n");
}
