import { once } from "node:events";
import { createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isOutage } from "./fault.ts";
import { portOf } from "../../../tests/support/port-of.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("told by its code"), { code, ...more });
const inQuery = (cause: Error, typed: string) => new DrizzleQueryError("insert …", [typed], cause);

describe("a fault of the database is an outage", () => {
  it.each(["08006", "08P01", "53100", "53300", "57014", "57P01", "57P03", "25006", "ECONNREFUSED", "ENOTFOUND"])(
    "by its code %s, however deep it lies",
    (code) => expect(isOutage(inQuery(new Error("outer", { cause: coded(code) }), "rosa"))).toBe(true),
  );

  it.each(["23505", "22021", "42P01", "40P01", "57000", "80812", "ERR_INVALID_ARG_TYPE"])("but not by %s", (code) =>
    expect(isOutage(inQuery(coded(code), "713-550-8123 timeout ECONNREFUSED 57014"))).toBe(false),
  );

  it("never by what was typed, nor by a part of a message", () => {
    for (const typed of ["08123", "timeout expired", "Connection terminated", "ECONNRESET"]) {
      expect(isOutage(inQuery(coded("23514"), typed))).toBe(false);
      expect(isOutage(new Error(`${typed} in other words`))).toBe(false);
      expect(isOutage(typed)).toBe(false);
    }
  });

  it("by a socket that is not there, but not by another file", () => {
    expect(isOutage(coded("ENOENT", { syscall: "connect" }))).toBe(true);
    expect(isOutage(coded("ENOENT", { syscall: "open" }))).toBe(false);
  });
});

/** Errors that the driver itself throws: a change of its messages must be seen here. */
describe("the driver's own errors are outages", () => {
  let pool: pg.Pool;
  beforeAll(() => {
    const timeouts = { connectionTimeoutMillis: 300, query_timeout: 300 };
    pool = new pg.Pool({ connectionString: inject("postgresUrl"), max: 1, ...timeouts });
    pool.on("error", () => undefined);
  });
  afterAll(() => pool.end());
  const faultOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

  it("when an answer takes too long", async () => {
    const fault = await faultOf(drizzle(pool).execute(sql`select pg_sleep(2)`));
    expect([fault, isOutage(fault)]).toEqual([expect.any(DrizzleQueryError), true]);
  });

  it("when all connections are lent out", async () => {
    const lent = await pool.connect();
    expect(isOutage(await faultOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
    lent.release();
  });

  it("when the server ends a connection, and after", async () => {
    const client = await pool.connect();
    client.on("error", () => undefined);
    const db = drizzle(client);
    expect(isOutage(await faultOf(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)))).toBe(true);
    await expect.poll(async () => isOutage(await faultOf(db.execute(sql`select 1`)))).toBe(true);
    client.release(true);
  });

  it("when nobody listens, and when nobody answers", async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const port = portOf(silent);
    const ask = (to: number) => {
      const lonely = new pg.Pool({ host: "127.0.0.1", port: to, connectionTimeoutMillis: 300 });
      return faultOf(drizzle(lonely).execute(sql`select 1`));
    };
    const unanswered = await ask(port);
    expect([unanswered, isOutage(unanswered)]).toEqual([expect.any(DrizzleQueryError), true]);
    await new Promise((resolve) => silent.close(resolve));
    expect(isOutage(await ask(port))).toBe(true);
  });

  it("when the pool is closed", async () => {
    const closed = new pg.Pool({ connectionString: inject("postgresUrl") });
    await closed.end();
    expect(isOutage(await faultOf(drizzle(closed).execute(sql`select 1`)))).toBe(true);
  });
});
