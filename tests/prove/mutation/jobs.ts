/** Messages between Stryker's process and the vitest worker that runs the tests. */
export type MutantJob = {
  kind: "mutant";
  mutant: string;
  /** The absolute path of the module that the mutant is in. */
  file: string;
  testIds: string[];
  hitLimit: number | undefined;
  isStatic: boolean;
};
export type Job = { kind: "dry" } | { kind: "end" } | MutantJob;

/** The number of times that each mutant was reached: while modules loaded, and by each test. */
export type Coverage = { static: Record<string, number>; perTest: Record<string, Record<string, number>> };

type TestBase = { id: string; name: string; timeSpentMs: number; fileName: string };
/** Stryker's numbers: 0 is a success, 1 a failure. */
export type TestRecord = TestBase & ({ status: 0 } | { status: 1; failureMessage: string });

export type Answer =
  | { status: "ready" }
  | { status: "complete"; tests: TestRecord[]; mutantCoverage: Coverage }
  | { status: "killed"; killedBy: string[]; failureMessage: string; nrOfTests: number }
  | { status: "survived"; nrOfTests: number }
  | { status: "timeout"; reason: string }
  | { status: "error"; errorMessage: string };
