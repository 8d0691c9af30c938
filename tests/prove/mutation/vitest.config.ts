import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

/** Hands test files the stand-in for vitest, so that the host can run them as often as there are mutants. */
const handStandIn: Plugin = {
  name: "hand-stand-in",
  enforce: "pre",
  resolveId(id, importer) {
    if (id !== "vitest" || !importer?.endsWith(".test.ts")) return;
    return fileURLToPath(new URL("vitest-stand-in.ts", import.meta.url));
  },
};

export default defineConfig({
  plugins: [handStandIn],
  test: {
    include: ["tests/prove/mutation/host.ts"],
    environment: "node",
    pool: "threads",
    maxWorkers: 1,
    // The one test of the host lasts as long as there are mutants.
    testTimeout: 0,
    reporters: [],
  },
});
