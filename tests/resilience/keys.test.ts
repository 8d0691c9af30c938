import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/postgres-server.ts";
import { startAndFail, startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import type pg from "pg";

const newKey = () => randomBytes(32).toString("base64");
const idOf = (key: string) => createHash("sha256").update(Buffer.from(key, "base64")).digest("hex").slice(0, 8);

describe("R14: the key beside a database", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let file: string;
  let former: string;
  beforeAll(async () => {
    database = await freshDatabase();
    file = join(database.env["DATA_DIR"] ?? "", "app.key");
    former = readFileSync(file, "utf8");
  });
  afterAll(() => database.drop());

  const rows = async <Row extends pg.QueryResultRow>(statement: string) =>
    (await query<Row>(database.env["DATABASE_URL"] ?? "", statement)).rows;
  const sealedBy = async () => {
    const [row] = await rows<{ value: string }>(
      "select value #>> '{}' as value from system_state where key = 'key-check'",
    );
    return row?.value.split(":")[1];
  };

  async function refused(variables: Record<string, string> = {}): Promise<string> {
    const { code, output } = await startAndFail({ ...database.env, ...variables });
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  }

  it.for<[string, () => void, RegExp]>([
    ["empty", () => truncateSync(file), /app\.key is not a key: it is empty, cut or damaged/],
    ["cut", () => writeFileSync(file, former.slice(0, 20)), /app\.key is not a key/],
    ["missing", () => rmSync(file), /The key is missing: the database was sealed with the key [\da-f]{8}/],
    ["another", () => writeFileSync(file, newKey()), /which is neither the key that is configured nor among/],
  ])("is refused when %s", async ([name, spoil, words]) => {
    spoil();
    expect(await refused()).toMatch(words);
    expect(existsSync(file)).toBe(name !== "missing");
    writeFileSync(file, former);
  });

  it("is refused in the environment, also in a database of an older version, which has no check value", async () => {
    const APP_KEY = newKey();
    expect(await refused({ APP_KEY })).toContain(`sealed with the key ${idOf(former)}`);
    await rows("delete from system_state where key = 'key-check'");
    expect(await refused({ APP_KEY })).toContain("Set APP_KEY to that key again, or add it to APP_KEYS_OLD");
    expect(await sealedBy()).toBeUndefined();
  });

  it("is replaced with the former one beside it, and stands alone from then on", async () => {
    const APP_KEY = newKey();
    const both = await startSite({ ...database.env, APP_KEY, APP_KEYS_OLD: former });
    expect(await sealedBy()).toBe(idOf(APP_KEY));
    expect(await both.stop()).toBe(0);
    const alone = await startSite({ ...database.env, APP_KEY });
    expect(await alone.stop()).toBe(0);
    expect(await refused()).toContain(`sealed with the key ${idOf(APP_KEY)}`);
  });
});
