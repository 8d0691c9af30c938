import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { latestDecentHour } from "../support/clock-of-site.ts";
import { freePort, query } from "../support/postgres-server.ts";
import { startSmsProvider, type SmsProvider } from "../support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink.ts";
import { until } from "../soak/until.ts";
import { createViewers } from "./accounts.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { createLoad, type Load } from "./load.ts";
import { createNetwork } from "./network.ts";
import { ACCOUNT, createPart, sharedVariables, type Part } from "./program.ts";
import { createHaproxy, createNginx, type Proxy } from "./proxies.ts";
import { openScreen, type Screen } from "./screens.ts";

const SCREENS = 200;

/** Everything that an agency on several machines runs, and the people who use it. */
export type System = {
  cluster: Cluster;
  haproxy: Proxy;
  nginx: Proxy;
  parts: Part[];
  sink: SmtpSink;
  provider: SmsProvider;
  load: Load;
  screens: Screen[];
  /** Asks the primary, through HAProxy. */
  ask<Row>(text: string): Promise<Row[]>;
  variables: Record<string, string>;
  say(words: string): void;
  /** Ends everything; the folder with all logs is removed unless it is to be kept. */
  close(isKept: boolean): Promise<void>;
};

/** Starts three databases, HAProxy, five processes of the shipped program, nginx, and 200 screens. */
export async function startSystem(say: (words: string) => void): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-ha-"));
  chmodSync(folder, 0o755);
  const network = await createNetwork(["anna", "bert", "cleo"]);
  const cluster = createCluster(folder, network.hosts);
  cluster.hosts.forEach(cluster.start);
  const [databasePort, sitePort, mailPort, ...ports] = await freePorts(8);
  const haproxy = createHaproxy(folder, databasePort ?? 0, network.hosts);
  haproxy.start();
  await cluster.isWhole();
  say("three databases replicate");
  const database = `postgres://postgres@127.0.0.1:${databasePort}/bluebonnet`;
  await query(database.replace(/bluebonnet$/, "postgres"), "create database bluebonnet");

  const time = latestDecentHour();
  const shift = time.getTime() - Date.now();
  const [sink, provider] = await Promise.all([startSmtpSink(), startSmsProvider(ACCOUNT)]);
  provider.clock.now = () => new Date(Date.now() + shift);
  const site = `http://127.0.0.1:${sitePort}`;
  const outside = { smtp: sink.url, texts: provider.url, mailPort: mailPort ?? 0, publicUrl: site };
  const variables = sharedVariables({ folder, database, time, ...outside });
  const parts = createParts(folder, ports, variables);
  for (const part of parts) await part.start();
  const webs = parts.filter(({ service }) => service === "web").map(({ port }) => port);
  const nginx = createNginx(folder, sitePort ?? 0, webs);
  nginx.start();
  say("five processes of the program run");

  const cookies = await createViewers(database, SCREENS, new Date(Date.now() + shift));
  const screens = cookies.map((cookie) => openScreen(site, cookie));
  await until("all screens are live", () => screens.every(({ isLive }) => isLive));
  say(`${SCREENS} screens are live`);
  return {
    say,
    cluster,
    haproxy,
    nginx,
    parts,
    sink,
    provider,
    screens,
    variables: { ...variables, DATA_DIR: join(folder, "web-1") },
    load: createLoad({ site, mailPort: mailPort ?? 0, sink, provider }),
    ask: async <Row>(text: string) => (await query(database, text)).rows as Row[],
    async close(isKept) {
      for (const screen of screens) screen.close();
      await Promise.all(parts.map((part) => part.stop("SIGKILL")));
      await Promise.all([haproxy.stop(), nginx.stop(), sink.close()]);
      provider.close();
      for (const host of cluster.hosts) host.signal("SIGKILL");
      network.close();
      for (const part of parts) writeFileSync(join(folder, `${part.name}.log`), part.output());
      if (isKept) say(`everything is in ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createParts(folder: string, ports: number[], variables: Record<string, string>): Part[] {
  const services = ["web", "web", "worker", "worker", "mail"] as const;
  return services.map((service, index) => {
    const number = services.slice(0, index + 1).filter((one) => one === service).length;
    return createPart({ name: `${service}-${number}`, service, port: ports[index] ?? 0, folder, variables });
  });
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
