import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { boot } from "../../server/boot.ts";
import { makeFastFolder } from "./fast-folder.ts";
import { createDatabase, startPostgres } from "./postgres-server.ts";
import { ADMIN_PASSWORD, testEnv } from "./test-env.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The key that the prepared database was encrypted with. */
    keyTemplate: string;
    /** The address of a PostgreSQL, and the name of a migrated and seeded template database there. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/**
 * Rebuilds what is stale, since processes are started from the build, and prepares a template database that test files
 * copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ["scripts/bootstrap.mjs"], { stdio: "inherit" });
  const folder = makeFastFolder();
  // The test processes inherit it, and make their folders there.
  process.env["TMPDIR"] = folder;
  const given = process.env["TEST_DATABASE_URL"];
  const server = given ? null : await startPostgres({ isBrief: true });
  const postgresUrl = given ?? server?.url() ?? "";
  const template = await createDatabase(postgresUrl);
  const prepared = await boot(testEnv({ DATABASE_URL: template.url, DATA_DIR: folder, ADMIN_PASSWORD }));
  // Ids start at other values than the numbers per kind and channel, so that code that confuses the two finds nothing.
  await prepared.deps.db.execute("alter sequence requests_id_seq restart with 5001");
  await prepared.deps.db.execute("alter sequence messages_id_seq restart with 7001");
  await prepared.close();

  project.provide("keyTemplate", join(folder, "app.key"));
  project.provide("postgresUrl", postgresUrl);
  project.provide("postgresTemplate", template.name);
  return async () => {
    await template.drop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
