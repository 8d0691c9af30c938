import pg from "pg";
import { expect, inject, it } from "vitest";
import { dropReadOnly } from "./drop-read-only.ts";

it("R18: a connection whose server refuses to write is not lent again after the transaction", async () => {
  const pool = new pg.Pool({ connectionString: inject("postgresUrl"), max: 1 });
  pool.on("connect", dropReadOnly);
  const backend = async () => (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const first = await backend();
  await pool.query("set default_transaction_read_only = on");
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select 1");
  await expect(client.query("create table written (id int)")).rejects.toMatchObject({ code: "25006" });
  await client.query("rollback");
  client.release();
  expect(await backend()).not.toBe(first);

  // A failure of another kind costs no connection.
  const second = await backend();
  const other = await pool.connect();
  await other.query("begin");
  await expect(other.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
  await other.query("rollback");
  other.release();
  expect(await backend()).toBe(second);
  await pool.end();
});
