import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";

const FILES = ["/assets/root-4f3c.js", "/assets/root-4f3c.css", "/art/city-skyline.svg", "/favicon.svg"];
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-files-"));
for (const file of FILES) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BUSY_MS = 60;
const METRICS_TOKEN = "a-token-for-prometheus";

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
      const cheap = [...FILES, "/manifest.webmanifest", "/portal.webmanifest", "/healthz"];
      lag();
      await expect.poll(() => statusOf("/api/testimonials")).toBe(503);
      const refused = await server().app.inject("/api/testimonials");
      expect(refused.headers["retry-after"]).toBe("5");
      expect(await Promise.all(cheap.map(statusOf))).toEqual(cheap.map(() => 200));
      expect(await Promise.all(["/api/testimonials", "/assets/no-such.js", "/readyz"].map(statusOf))).toEqual([
        503, 503, 503,
      ]);
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await server().app.inject({ url: "/metrics", headers });
      expect(Number(/^bluebonnet_shed_requests_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(4);
      expect(Number(/^bluebonnet_event_loop_lag_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(0.02);
      expect(body).toContain(
        `bluebonnet_http_requests_total{method="GET",route="(file)",status="2xx"} ${FILES.length}`,
      );
    });
  },
  { clientFolder: folder, env: { SHED_AFTER_MS: "20", METRICS_TOKEN } },
);
