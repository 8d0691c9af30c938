import { globSync } from "node:fs";
import { resolve } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import * as real from "vitest";
import { COUNTED_TESTS } from "./counted-tests.ts";
import type { Answer, Coverage, MutantJob, Job, TestRecord } from "./jobs.ts";
import type { CollectedTest } from "./vitest-stand-in.ts";

/**
 * Runs the tests inside one vitest worker, once for every mutant. Starting vitest anew for each took half a second;
 * here a mutant that acts inside functions takes milliseconds, and one that acts while modules load a reload of those
 * test files that load its module.
 */
type Namespace = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage | undefined;
};
/** A module as vitest's worker keeps it: without its promise it is loaded anew by the next import. */
type LoadedModule = { importers: Set<string>; promise?: unknown; exports?: unknown; evaluated: boolean };
const global = globalThis as unknown as {
  __stryker__: Namespace;
  mutationTests: object;
  __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, LoadedModule> } };
};
const stryker: Namespace = (global.__stryker__ ??= {});

/**
 * Ends a test that a mutant keeps running in circles. The instrumented code asks for the current test wherever it
 * counts its coverage, so that a loop which has any of our code in it gets here.
 */
let testId: string | undefined;
let asked = 0;
let deadline = Infinity;
Object.defineProperty(stryker, "currentTestId", {
  get() {
    if (++asked % 256 === 0 && performance.now() > deadline) throw new Error("The mutant runs in circles.");
    return testId;
  },
  set(id: string | undefined) {
    testId = id;
  },
});
/** The milliseconds of each test without a mutant. */
const times = new Map<string, number>();
const timeLimit = (id: string) => performance.now() + 3_000 + 5 * (times.get(id) ?? 3_000);

const files = globSync(COUNTED_TESTS).toSorted();
/** The tests of each file, bound to modules that were loaded without a mutant. */
const clean = new Map<string, CollectedTest[]>();
/** The files that reach a mutant, while they load or by a test, by mutant. */
const reachedBy = new Map<string, string[]>();

real.it("runs the tests for one mutant after the other", async () => {
  const channel = new BroadcastChannel("mutation");
  const send: (message: { answer: Answer }) => void = channel.postMessage.bind(channel);
  await new Promise<void>((end) => {
    channel.addEventListener("message", (event) => {
      const { data: job } = event as unknown as { data: Job | { answer: Answer } };
      if (!("kind" in job)) return;
      if (job.kind === "end") return end();
      const answer = job.kind === "dry" ? runClean() : runMutant(job);
      void answer
        .catch((error: unknown): Answer => ({ status: "error", errorMessage: String(error) }))
        .then((result) => send({ answer: result }));
    });
    send({ answer: { status: "ready" } });
  });
  channel.close();
});

/** Loads a test file, and returns its tests. Modules that were not forgotten before are not loaded again. */
async function collect(file: string): Promise<CollectedTest[]> {
  const collector = { real, tests: [], suites: [{ name: "", beforeEach: [], afterEach: [] }], beforeAll: [] };
  global.mutationTests = collector;
  await import(/* @vite-ignore */ resolve(file));
  for (const hook of collector.beforeAll as (() => unknown)[]) await hook();
  if (collector.tests.length === 0) throw new Error(`${file} has no tests.`);
  return collector.tests;
}

/** Makes the next import load a module anew, and all that import it. */
function forget(file: string): void {
  const { idToModuleMap: modules } = global.__vitest_worker__.evaluatedModules;
  const forgotten = new Set<string>([file]);
  for (const id of forgotten) {
    const loaded = modules.get(id);
    if (!loaded) continue;
    Object.assign(loaded, { promise: undefined, exports: undefined, evaluated: false });
    for (const importer of loaded.importers) forgotten.add(importer);
  }
}

/** Runs every test without a mutant, and notes which mutants each test reaches, and each file while it loads. */
async function runClean(): Promise<Answer> {
  const coverage: Coverage = { static: {}, perTest: {} };
  const tests: TestRecord[] = [];
  for (const file of files) {
    const reached: Coverage = { static: {}, perTest: {} };
    stryker.mutantCoverage = reached;
    // The first test of a file counts the time that the file takes to load: Stryker would add it to every time limit.
    let begin = performance.now();
    real.vi.resetModules();
    clean.set(file, await collect(file));
    for (const test of clean.get(file) ?? []) {
      stryker.currentTestId = idOf(file, test);
      const failure = await failureOf(test);
      stryker.currentTestId = undefined;
      times.set(idOf(file, test), performance.now() - begin);
      const record = { id: idOf(file, test), name: test.name, timeSpentMs: performance.now() - begin, fileName: file };
      begin = performance.now();
      tests.push(failure ? { ...record, status: 1, failureMessage: failure } : { ...record, status: 0 });
    }
    for (const mutant of new Set([reached.static, ...Object.values(reached.perTest)].flatMap(Object.keys)))
      reachedBy.set(mutant, [...(reachedBy.get(mutant) ?? []), file]);
    Object.assign(coverage.static, reached.static);
    Object.assign(coverage.perTest, reached.perTest);
  }
  return { status: "complete", tests, mutantCoverage: coverage };
}

async function runMutant(job: MutantJob): Promise<Answer> {
  // A worker that took the place of one that hung knows nothing yet.
  if (clean.size === 0) await runClean();
  stryker.hitCount = 0;
  stryker.hitLimit = job.hitLimit;
  stryker.activeMutant = job.mutant;
  try {
    return job.isStatic ? await runReloaded(job) : await runLoaded(job);
  } finally {
    deadline = Infinity;
    stryker.activeMutant = undefined;
    stryker.hitCount = undefined;
  }
}

/** Runs the tests that reach a mutant, the quickest first: most mutants die at once. */
async function runLoaded(job: MutantJob): Promise<Answer> {
  const wanted = new Set(job.testIds);
  const ids = files
    .flatMap((file) => (clean.get(file) ?? []).map((test) => ({ file, id: idOf(file, test) })))
    .filter(({ id }) => wanted.has(id))
    .toSorted((one, other) => (times.get(one.id) ?? 0) - (times.get(other.id) ?? 0));
  for (const [at, { file, id }] of ids.entries()) {
    const answer = await runOne(file, id, job, at + 1);
    if (answer) return answer;
  }
  return { status: "survived", nrOfTests: ids.length };
}

/**
 * Runs a test with the mutant. Where it fails, it must pass without: a cache of a module may keep what an earlier mutant
 * made of it. If it does not, its modules are loaded anew, before it runs once more, and after that.
 */
async function runOne(file: string, id: string, { mutant, hitLimit }: MutantJob, count: number) {
  const run = async (active: string | undefined) => {
    stryker.activeMutant = active;
    deadline = timeLimit(id);
    const test = clean.get(file)?.find((one) => idOf(file, one) === id);
    return test && (await failureOf(test));
  };
  const failure = await run(mutant);
  if (!failure) return undefined;
  const answer = killed(id, failure, count, hitLimit);
  if (answer.status === "timeout" || !(await run(undefined))) return answer;
  const reload = async () => {
    stryker.activeMutant = undefined;
    deadline = Infinity;
    real.vi.resetModules();
    clean.set(file, await collect(file));
  };
  await reload();
  const again = await run(mutant);
  await reload();
  stryker.activeMutant = mutant;
  return again ? killed(id, again, count, hitLimit) : undefined;
}

async function runReloaded(job: MutantJob): Promise<Answer> {
  try {
    return await runReloadedTests(job);
  } finally {
    forget(job.file);
  }
}

async function runReloadedTests({ mutant, hitLimit, file: mutated }: MutantJob): Promise<Answer> {
  let count = 0;
  for (const file of reachedBy.get(mutant) ?? []) {
    forget(mutated);
    forget(resolve(file));
    deadline = performance.now() + 20_000;
    const tests = await collect(file).catch((error: unknown) => String(error));
    if (typeof tests === "string") return { status: "error", errorMessage: tests };
    for (const test of tests) {
      count += 1;
      deadline = timeLimit(idOf(file, test));
      const failure = await failureOf(test);
      if (failure) return killed(idOf(file, test), failure, count, hitLimit);
    }
  }
  return { status: "survived", nrOfTests: count };
}

function killed(id: string, failureMessage: string, nrOfTests: number, hitLimit = Infinity): Answer {
  if ((stryker.hitCount ?? 0) > hitLimit || performance.now() > deadline)
    return { status: "timeout", reason: "The mutant runs in circles." };
  return { status: "killed", killedBy: [id], failureMessage, nrOfTests };
}

async function failureOf(test: CollectedTest): Promise<string | undefined> {
  try {
    await test.run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const idOf = (file: string, test: CollectedTest) => `${file}#${test.name}`;
