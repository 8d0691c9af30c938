import { defineConfig } from "vitest/config";

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
    maxWorkers: 2,
    silent: "passed-only",
  },
});
