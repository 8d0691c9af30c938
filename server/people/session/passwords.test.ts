import * as argon2 from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { users } from "../../platform/db/schema/index.ts";
import { isWeakHash } from "./passwords.ts";

let running = 0;
let most = 0;
let gate: Promise<void> | undefined;
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  const verify = async (...args: Parameters<typeof argon2.verify>) => {
    most = Math.max(most, ++running);
    await gate;
    return original.verify(...args).finally(() => running--);
  };
  return { ...original, verify: vi.fn<typeof verify>(verify) };
});

describe("the work of a login", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    const password = await argon2.hash("weak-but-right", { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const person = { password, firstName: "Old", lastName: "Hash" };
    await server.deps.db.insert(users).values([
      { ...person, username: "old-hash" },
      { ...person, username: "gone", isActive: false },
      { ...person, username: "made-up", password: "none" },
    ]);
  });
  afterAll(() => server.close());
  beforeEach(() => void vi.mocked(argon2.verify).mockClear());
  const logIn = (username: string, password: string) =>
    server.app.inject({ method: "POST", url: "/api/login", payload: { username, password } });

  it.each([
    ["the right password", "admin", ADMIN_PASSWORD],
    ["a wrong password", "admin", "wrong-password"],
    ["an unknown name", "nobody-at-all", "wrong-password"],
    ["a deactivated account", "gone", "weak-but-right"],
    ["an account without a hash", "made-up", "nobody has this password"],
  ])("N3: is one verification for %s", async (_what, username, password) => {
    await logIn(username, password);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
  });

  it("N3: is refused for an account without a hash as for an unknown name", async () => {
    const [known, unknown] = [
      await logIn("made-up", "nobody has this password"),
      await logIn("nobody-at-all", "wrong-password"),
    ];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(known.statusCode).toBe(401);
  });

  it("N1: makes a weak hash strong", async () => {
    const hashOf = async () =>
      (await server.deps.db.select().from(users).where(eq(users.username, "old-hash")))[0]?.password ?? "";
    expect(isWeakHash(await hashOf())).toBe(true);
    expect((await logIn("old-hash", "weak-but-right")).statusCode).toBe(200);
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn("old-hash", "weak-but-right")).statusCode).toBe(200);
  });

  it("N1: is done four at a time, however many come", async () => {
    most = 0;
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const logins = Array.from({ length: 20 }, (_, i) => logIn(`nobody-${i}`, "wrong-password"));
    await expect.poll(() => running).toBe(4);
    held.resolve();
    await Promise.all(logins);
    expect(most).toBe(4);
  });
});
