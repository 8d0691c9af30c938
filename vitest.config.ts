import { globSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isShuffled, ORDER_SEED } from "./tests/support/order.ts";

// Pages are rendered by the production build of React: the development build takes several times as long.
process.env["NODE_ENV"] = "production";

const FILES = globSync("{app,domain,server,content,tests}/**/*.test.ts");
/** Files that mock a module. They run isolated, so that the mock is not there for the next file. */
const ISOLATED_FILES = FILES.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, "utf8")));

/** Files that start processes or wait for clocks take long. They run first, so that they leave no tail at the end. */
const SLOW_FILES =
  /\/tests\/(resilience|smoke|site)\/|\/server\/(platform\/(mail|http)|people\/session|work\/(inbound|outbox))\//;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A shared process ends when the next file in the queue needs isolation, so isolated files come before all others.
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name === "apart" ? 0 : SLOW_FILES.test(moduleId) ? 1 : 2;
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

function project(name: string, include: string[], isolate: boolean): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      isolate,
      environment: "node",
      setupFiles: ["tests/support/unordered-rows.ts"],
      // A slow machine must not fail a test: these limits only bound a hang.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 240_000 } },
      pool: "forks",
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // Files share their imports: loading the server anew for each took a quarter of the whole time.
    projects: [
      project(
        "shared",
        FILES.filter((file) => !ISOLATED_FILES.includes(file)),
        false,
      ),
      project("apart", ISOLATED_FILES, true),
    ],
    // Two more than the cores of a small machine: the long files mostly wait, and keep 3 workers at 80% of its time.
    maxWorkers: 4,
    sequence: isShuffled ? { shuffle: { files: true, tests: false }, seed: ORDER_SEED } : { sequencer: LongFirst },
    silent: "passed-only",
  },
});
