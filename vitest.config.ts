import { globSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Pages are rendered by the React that is shipped: the one for development takes several times as long.
process.env["NODE_ENV"] = "production";

const FILES = globSync("{app,domain,server,content,tests}/**/*.test.ts");
/** What a file puts in a module's place must not be there for the next one. */
const APART = FILES.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, "utf8")));

/** The files that start processes, and those that wait for clocks, take long: begun first, they leave no tail at the end. */
const LONG =
  /\/tests\/(resilience|smoke|site)\/|\/server\/(platform\/(mail|http)|people\/session|work\/(inbound|outbox))\//;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A process that is shared ends when the next file in the row is to be apart: those come before all others.
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name === "apart" ? 0 : LONG.test(moduleId) ? 1 : 2;
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
      // A slow machine must not fail a test: these bound a hang, nothing else.
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
    // Files share what they import: to load the server anew for each took a quarter of the whole time.
    projects: [
      project(
        "shared",
        FILES.filter((file) => !APART.includes(file)),
        false,
      ),
      project("apart", APART, true),
    ],
    // One more than the cores of a small machine: the long files mostly wait. With more, processes that tests start take
    // so long on a busy machine that what they wait for gives up.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    silent: "passed-only",
  },
});
