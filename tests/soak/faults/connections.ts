import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  createDatabase,
  ended,
  freeze,
  query,
  startPostgres,
  type PostgresServer,
} from "../../support/postgres-server.ts";
import { startTcpProxy, type TcpProxy } from "../../support/tcp-proxy.ts";
import type { Fault, Outcome } from "../fault.ts";
import { inOffice, inRounds, strike } from "../office.ts";

/** Longer than the statement timeout of the program. */
const FROZEN_MS = 15_000;
const AWAY_MS = 5_000;
const CONNECTIONS = 40;

type ExternalDatabase = { server: PostgresServer; proxy: TcpProxy; url: string };

/**
 * Runs the program on an external database, behind a network that can be broken. The fault returns the time when it was
 * over.
 */
async function withExternalDatabase(
  rounds: number,
  fault: (database: ExternalDatabase) => Promise<number>,
  connections = 200,
): Promise<Outcome> {
  const server = await startPostgres({ fsync: true, connections });
  const { url } = await createDatabase(server.url());
  const address = new URL(url);
  const proxy = await startTcpProxy(Number(address.port));
  address.port = String(proxy.port);
  try {
    return await inOffice({ database: url, variables: { DATABASE_URL: address.href } }, (office) =>
      inRounds(rounds, (round) => strike(office, round, () => fault({ server, proxy, url }))),
    );
  } finally {
    await proxy.close();
    await server.stop();
  }
}

async function frozen({ server }: ExternalDatabase): Promise<number> {
  const pids = freeze(server);
  await wait(FROZEN_MS);
  for (const pid of pids) process.kill(pid, "SIGCONT");
  return performance.now();
}

async function restarted({ server }: ExternalDatabase): Promise<number> {
  await ended(server.process, "SIGINT");
  await wait(AWAY_MS);
  await server.restart();
  return performance.now();
}

async function dropped({ proxy }: ExternalDatabase): Promise<number> {
  proxy.swallowOpen();
  return performance.now();
}

/** Takes all connections of the server for a while. */
async function exhausted({ url }: ExternalDatabase): Promise<number> {
  const others = await grabAll(url);
  await wait(AWAY_MS);
  await Promise.all(others.map((client) => client.end()));
  return performance.now();
}

/** Opens connections and terminates the program's until all are taken. */
async function grabAll(url: string): Promise<pg.Client[]> {
  const others: pg.Client[] = [];
  const programs = "from pg_stat_activity where application_name like 'bluebonnet%'";
  const ask = (text: string) => (others[0] ? others[0].query(text) : query(url, text));
  while (others.length < CONNECTIONS) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const isTaken = await client.connect().then(
      () => true,
      () => false,
    );
    if (isTaken) others.push(client);
    else await ask(`select pg_terminate_backend(pid) ${programs}`);
  }
  return others;
}

export const connections: Fault[] = [
  {
    name: "database-frozen",
    what: "database frozen for 15 s (SIGSTOP)",
    rounds: 2,
    run: (rounds) => withExternalDatabase(rounds, frozen),
  },
  {
    name: "database-restarted",
    what: "database stopped and started 5 s later",
    rounds: 3,
    run: (rounds) => withExternalDatabase(rounds, restarted),
  },
  {
    name: "connections-dropped",
    what: "connections swallowed by the network, without a word",
    rounds: 3,
    run: (rounds) => withExternalDatabase(rounds, dropped),
  },
  {
    name: "connections-exhausted",
    what: "every connection of the database taken for 5 s",
    rounds: 3,
    run: (rounds) => withExternalDatabase(rounds, exhausted, CONNECTIONS),
  },
];
