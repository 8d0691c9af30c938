import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that start processes take minutes and mostly wait: begun first, they leave no long tail at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: TestSpecification) => /tests\/(resilience|smoke)\//.test(file.moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["app", "domain", "server", "content", "tests"].map((folder) => `${folder}/**/*.test.ts`),
    globalSetup: ["tests/support/global-setup.ts"],
    environment: "node",
    // A slow machine must not fail a test: these bound a hang, nothing else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 110_000 } },
    pool: "forks",
    // Two more than the cores of a small machine: the long files mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    silent: "passed-only",
  },
});
