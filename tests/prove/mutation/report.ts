/** The part of Stryker's report that the score needs. */
type Mutant = {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
};
type Position = { line: number; column: number };
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

export type Sum = { killed: number; survived: number; uncovered: number; ignored: number };
type Row = Sum & { folder: string };

/**
 * Counts mutants by what became of them. One that runs in circles is detected. One that fails while its module loads, or
 * that is ignored for a reason, counts neither way, as in Stryker's own score.
 */
export function addUp({ files }: Report): Sum {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...states: string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  return {
    killed: count("Killed", "Timeout"),
    survived: count("Survived"),
    uncovered: count("NoCoverage"),
    ignored: count("Ignored", "RuntimeError", "CompileError"),
  };
}

/** Formats the scores as a table, with the sum of all folders in the last line. */
export function formatTable(rows: Row[]): { table: string; score: number } {
  const total = rows.reduce<Row>(
    (sum, row) => ({
      folder: "**all**",
      killed: sum.killed + row.killed,
      survived: sum.survived + row.survived,
      uncovered: sum.uncovered + row.uncovered,
      ignored: sum.ignored + row.ignored,
    }),
    { folder: "", killed: 0, survived: 0, uncovered: 0, ignored: 0 },
  );
  const lines = [...rows, total].map((row) => {
    const { folder, killed, survived, uncovered, ignored } = row;
    const cells = [
      folder,
      killed + survived + uncovered,
      killed,
      survived,
      uncovered,
      ignored,
      scoreOf(row).toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const head = [
    "| Folder | Mutants | Killed | Survived | Not reached | Not counted | Score % |",
    "|---|--:|--:|--:|--:|--:|--:|",
  ];
  return { table: [...head, ...lines].join("\n"), score: scoreOf(total) };
}

function scoreOf({ killed, survived, uncovered }: Sum): number {
  const all = killed + survived + uncovered;
  return all === 0 ? 100 : (100 * killed) / all;
}

/** Lists the mutants that no test noticed: place, kind, the code and what it became. */
export function listSurvivors({ files }: Report): string {
  return Object.entries(files)
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => status === "Survived" || status === "NoCoverage")
        .toSorted((one, other) => one.location.start.line - other.location.start.line)
        .map((mutant) => `${file}:${mutant.location.start.line} ${mutant.status} ${say(source, mutant)}`),
    )
    .join("\n");
}

function say(source: string, { mutatorName, location: { start, end }, replacement }: Mutant): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const text =
    lines.length === 1 ? lines[0]!.slice(start.column - 1, end.column - 1) : lines[0]!.slice(start.column - 1);
  return `${mutatorName}: ${text.slice(0, 90)} → ${(replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 90)}`;
}
