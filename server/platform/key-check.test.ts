import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { keyOf, sealUnbound } from "../../tests/support/seal-unbound.ts";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { testEnv } from "../../tests/support/test-env.ts";
import { systemState, users } from "./db/schema/index.ts";
import { loadAndCheckKeys } from "./key-check.ts";

const newKey = () => randomBytes(32).toString("base64");

describeOnServer("R14: a database from before the audit trail was signed", (server) => {
  /** Runs `loadAndCheckKeys` on the database as it was then, and rolls everything back. */
  async function unlockOldDatabase(seed: string | null, APP_KEY: string) {
    const { deps, env } = server();
    let answer: unknown;
    await deps.db
      .transaction(async (tx) => {
        await tx.execute(sql`alter table audit_head disable trigger user`);
        await tx.execute(sql`delete from audit_head`);
        await tx.delete(systemState);
        await tx.update(users).set({ totpSecret: seed });
        answer = await loadAndCheckKeys(tx, testEnv({ ...env, APP_KEY })).catch((error: Error) => error.message);
        answer = typeof answer === "string" ? answer : await tx.select().from(systemState);
        tx.rollback();
      })
      .catch(() => undefined);
    return answer;
  }

  it("is opened by the key of its sealed values, and by no other", async () => {
    const key = keyOf(server());
    const seed = sealUnbound(key, "JBSWY3DPEHPK3PXP");
    expect(await unlockOldDatabase(seed, newKey())).toContain("The database was sealed with the key");
    expect(await unlockOldDatabase(seed, key)).toEqual([
      { key: "key-check", value: expect.stringMatching(/^sealed2:/) },
    ]);
  });

  it("takes any key when nothing is sealed in it", async () => {
    expect(await unlockOldDatabase(null, newKey())).toHaveLength(1);
  });

  it("says so when the check value itself is damaged", async () => {
    const { deps, env } = server();
    const [row] = await deps.db.select().from(systemState);
    const value = String(row?.value).slice(0, -6);
    await deps.db.update(systemState).set({ value }).where(eq(systemState.key, "key-check"));
    await expect(loadAndCheckKeys(deps.db, testEnv(env))).rejects.toThrow(
      "check value of the key in the database is damaged",
    );
  });
});
