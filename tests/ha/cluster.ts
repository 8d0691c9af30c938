import type { ChildProcess } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "../soak/until.ts";
import { ended } from "../support/postgres-server.ts";
import { must, NOBODY, type Host } from "./network.ts";

const SCOPE = "agency";
export const PORTS = { postgres: 5432, patroni: 8008, etcd: 2379, peer: 2380 };
export const BIN = "/usr/lib/postgresql/15/bin";

/**
 * Patroni's times, in seconds, as short as it allows: a primary that is gone for `ttl` is replaced. The shipped
 * defaults (30, 10, 10) only make the wait for a new primary longer.
 */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/** Three databases with synchronous replication: each host has an etcd, a Patroni and a PostgreSQL. */
export type Cluster = {
  hosts: Host[];
  /** Returns the host of the primary, as Patroni says; undefined while there is none. */
  primary(): Promise<Host | undefined>;
  /** Resolves when another host than the given one is primary; returns it. */
  successorOf(former: Host): Promise<Host>;
  /** Resolves when there is a primary with two standbys that follow it, one of them synchronous. */
  isWhole(): Promise<void>;
  /** Starts the programs of a host. */
  start(host: Host): void;
  /** Stops the programs of a host in good order. */
  stop(host: Host): Promise<void>;
  /** Hands the primary over by `patronictl switchover`. */
  switchOver(former: Host): void;
};

export function createCluster(folder: string, hosts: Host[]): Cluster {
  for (const host of hosts) prepare(folder, host, hosts);
  const homeOf = (host: Host) => join(folder, host.name);
  const running = new Map<Host, { etcd: ChildProcess; patroni: ChildProcess }>();

  async function roleOf(host: Host): Promise<{ role: string; isPrimary: boolean } | null> {
    const url = `http://${host.address}:${PORTS.patroni}`;
    const answer = await fetch(`${url}/primary`, { signal: AbortSignal.timeout(500) }).catch(() => null);
    const body: { role?: string } | null | undefined = await answer?.json().catch(() => null);
    return answer ? { role: body?.role ?? "", isPrimary: answer.status === 200 } : null;
  }

  async function primaryAmong(some: Host[]): Promise<Host | undefined> {
    const roles = await Promise.all(some.map(roleOf));
    return some.find((_, index) => roles[index]?.isPrimary);
  }

  const cluster: Cluster = {
    hosts,
    primary: () => primaryAmong(hosts),
    async successorOf(former) {
      const others = hosts.filter((host) => host !== former);
      for (const end = performance.now() + 120_000; performance.now() < end; await wait(50)) {
        const found = await primaryAmong(others);
        if (found) return found;
      }
      throw new Error("there is no new primary");
    },
    async isWhole() {
      await until("the cluster is whole", async () => {
        const primary = await cluster.primary();
        if (!primary) return false;
        const answer = await fetch(`http://${primary.address}:${PORTS.patroni}/cluster`);
        const { members }: { members: { role: string; state: string; lag?: number }[] } = await answer.json();
        const followers = members.filter(({ role, state }) => role !== "leader" && state === "running");
        return followers.length === hosts.length - 1 && members.some(({ role }) => role === "sync_standby");
      });
    },
    start(host) {
      const home = homeOf(host);
      const etcd = host.run(join(home, "etcd.log"), etcdOf(home, host, hosts));
      const patroni = host.run(join(home, "patroni.log"), ["patroni", join(home, "patroni.yml")]);
      running.set(host, { etcd, patroni });
    },
    async stop(host) {
      const { patroni, etcd } = running.get(host) ?? {};
      // Patroni stops its PostgreSQL, and tells the others by etcd.
      if (patroni) await ended(patroni, "SIGTERM");
      if (etcd) await ended(etcd, "SIGTERM");
      await until(`${host.name} has stopped`, () => host.isEmpty());
    },
    switchOver(former) {
      const config = join(homeOf(former), "patroni.yml");
      must("patronictl", "-c", config, "switchover", SCOPE, "--master", former.name, "--force");
    },
  };
  return cluster;
}

function prepare(folder: string, host: Host, hosts: Host[]): void {
  const home = join(folder, host.name);
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(join(home, "patroni.yml"), JSON.stringify(patroniOf(home, host, hosts), null, 2));
  chownSync(home, NOBODY, NOBODY);
  chownSync(join(home, "patroni.yml"), NOBODY, NOBODY);
}

function etcdOf(home: string, { name, address }: Host, hosts: Host[]): string[] {
  const own = { client: `http://${address}:${PORTS.etcd}`, peer: `http://${address}:${PORTS.peer}` };
  const all = hosts.map((host) => `${host.name}=http://${host.address}:${PORTS.peer}`).join(",");
  const options = {
    name,
    "data-dir": join(home, "etcd"),
    "listen-client-urls": own.client,
    "advertise-client-urls": own.client,
    "listen-peer-urls": own.peer,
    "initial-advertise-peer-urls": own.peer,
    "initial-cluster": all,
    "enable-v2": "true",
    // Slower than the defaults: three of them share two cores with everything else.
    "heartbeat-interval": "250",
    "election-timeout": "2500",
  };
  return ["etcd", ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)];
}

/** The configuration of Patroni; JSON is YAML. */
function patroniOf(home: string, { name, address }: Host, hosts: Host[]): object {
  const trusted = ["host all all 0.0.0.0/0 trust", "host replication all 0.0.0.0/0 trust", "local all all trust"];
  return {
    scope: SCOPE,
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    // Not `etcd3`: there Patroni before 3.0.3 overwrites the leader key without looking, so that a primary that comes
    // back from a cut network takes it away from its successor, and everything since is lost (its pull request 2689).
    etcd: { hosts: hosts.map((host) => `${host.address}:${PORTS.etcd}`) },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 200, wal_log_hints: "on", wal_keep_size: "256MB" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: trusted,
    },
    postgresql: {
      listen: `${address}:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      data_dir: join(home, "data"),
      bin_dir: BIN,
      pgpass: join(home, "pgpass"),
      pg_hba: trusted,
      authentication: {
        superuser: { username: "postgres", password: "unused" },
        replication: { username: "replicator", password: "unused" },
      },
      parameters: { unix_socket_directories: home },
    },
  };
}
