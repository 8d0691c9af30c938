import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "./postgres-server.ts";
import { startSite } from "./site-process.ts";

/**
 * Starts the sites of the browser tests and returns their addresses as environment variables: one site on an embedded
 * database, two on a shared PostgreSQL.
 */
export async function startBrowserSites() {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-browser-"));
  const postgres = process.env["TEST_DATABASE_URL"] ? null : await startPostgres();
  const database = await createDatabase(process.env["TEST_DATABASE_URL"] ?? postgres?.url() ?? "");
  const common = { ADMIN_PASSWORD: "correct-horse-battery" };
  const elsewhere = { ...common, DATA_DIR: join(folder, "pg"), DATABASE_URL: database.url };
  const [embedded, first] = await Promise.all([
    startSite({ ...common, DATA_DIR: join(folder, "embedded") }),
    startSite(elsewhere),
  ]);
  const twin = await startSite({ ...elsewhere, SERVICES: "web" });
  return {
    env: { EMBEDDED_URL: embedded.url, POSTGRES_URL: first.url, TWIN_URL: twin.url },
    async stop() {
      await Promise.all([embedded, first, twin].map((site) => site.stop()));
      await database.drop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
