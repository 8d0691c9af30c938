import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { describeOnServer } from "../../tests/support/test-app.ts";

const FILES = ["/assets/root-4f3c.js", "/assets/root-4f3c.css", "/art/houston-skyline.svg", "/favicon.svg"];
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-files-"));
for (const file of FILES) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BUSY_MS = 60;

/** Keeps the event loop busy, so that whatever waits for it is late. */
function lag(): void {
  const timer = setInterval(() => {
    for (const end = performance.now() + BUSY_MS; performance.now() < end;);
  }, 1);
  onTestFinished(() => clearInterval(timer));
}

describeOnServer(
  "R6: a process that lags behind",
  (server) => {
    const statusOf = async (url: string) => (await server().app.inject(url)).statusCode;

    it("refuses what costs it time, and neither files, art and icons nor the question whether it lives", async () => {
      const cheap = [...FILES, "/manifest.webmanifest", "/healthz"];
      lag();
      await expect.poll(() => statusOf("/api/testimonials")).toBe(503);
      const refused = await server().app.inject("/api/testimonials");
      expect(refused.headers["retry-after"]).toBe("5");
      expect(await Promise.all(cheap.map(statusOf))).toEqual(cheap.map(() => 200));
      expect(await Promise.all(["/api/testimonials", "/assets/no-such.js", "/readyz"].map(statusOf))).toEqual([
        503, 503, 503,
      ]);
    });
  },
  { clientFolder: folder, env: { SHED_AFTER_MS: "20" } },
);
