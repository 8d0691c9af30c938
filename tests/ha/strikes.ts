import { setTimeout as wait } from "node:timers/promises";
import { secondsSince, until } from "../soak/until.ts";
import { MAX_CONCURRENT_MAILS } from "../../server/work/outbox/send-email.ts";
import type { Bounds } from "./count.ts";
import type { Cluster } from "./cluster.ts";
import type { Host } from "./network.ts";
import type { System } from "./system.ts";

/** The times of one fault, in seconds. */
export type Times = {
  /** Until Patroni has a new primary; empty where there is none. */
  primary: number[];
  /** Until everything works again: from the new primary on, or else from the fault on. */
  well: number[];
  /** Until the first mail about a new lead is out, from the same moment on. */
  mail: number[];
};

export type Strike = {
  /** The name for `--only`. */
  name: string;
  /** The description in the table. */
  what: string;
  bounds: Bounds;
  run(system: System): Promise<Times>;
};

/** The time for which a primary that was replaced is still away. */
const AWAY_MS = 10_000;
const WELL_WITHIN_S = 5;
/** The workers of the program. */
const WORKERS = 2;

/**
 * Waits until everything works: a new visitor is served, every screen has heard of it, a mail comes in, and every process
 * says that it is ready. Returns the seconds since the given moment, and those until the mail to the visitor was out.
 */
async function recovery(system: System, since: number): Promise<{ well: number; mail: number }> {
  const { load, screens, parts, sink } = system;
  const steps: string[] = [];
  const step = async (name: string, work: Promise<unknown>) => {
    await work;
    steps.push(`${name} ${secondsSince(since).toFixed(1)}`);
  };
  const readiness = parts.map((part) => step(part.name, until(`${part.name} is ready`, part.isReady)));
  const mailed = step("mail in", load.sendMail());
  const index = load.visitors.leads.length;
  await step("lead", load.visitors.send(1).all);
  const { reference } = load.visitors.leads[index] ?? {};
  const mailOut = until("a mail is out", () => sink.mails.some(({ text }) => text?.includes(reference ?? "")));
  const heard = until("every screen has heard", () => screens.every(({ seen }) => seen.has(reference ?? "")));
  await Promise.all([mailed, step("screens", heard), ...readiness]);
  const well = secondsSince(since);
  await step("mail out", mailOut);
  system.say(`well again: ${steps.join(", ")}`);
  return { well, mail: secondsSince(since) };
}

async function primaryOf(cluster: Cluster): Promise<Host> {
  const primary = await cluster.primary();
  if (!primary) throw new Error("there is no primary");
  return primary;
}

/** Makes something happen to the primary, and undoes it some time after another one has taken its place. */
function onPrimary(act: (primary: Host, cluster: Cluster) => void, undo: (former: Host, cluster: Cluster) => void) {
  return async (system: System): Promise<Times> => {
    const { cluster } = system;
    const former = await primaryOf(cluster);
    const begun = performance.now();
    act(former, cluster);
    await cluster.successorOf(former);
    const since = performance.now();
    const { well, mail } = await recovery(system, since);
    await wait(AWAY_MS);
    undo(former, cluster);
    await cluster.isWhole();
    return { primary: [(since - begun) / 1000], well: [well], mail: [mail] };
  };
}

/** Stops and starts each process of the program, one after the other. */
const eachPart = (signal: "SIGTERM" | "SIGKILL") => async (system: System) => {
  const times: Times = { primary: [], well: [], mail: [] };
  const restarts = system.parts.map((part) => async () => {
    await part.stop(signal);
    await part.start();
  });
  for (const restart of restarts) await timed(system, times, restart);
  return times;
};

async function timed(system: System, times: Times, restart: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await restart();
  const { well, mail } = await recovery(system, since);
  times.well.push(well);
  times.mail.push(mail);
}

/** Restarts everything in turn: the program, the proxies, and the machines of the databases, the primary's last. */
async function restartAll(system: System): Promise<Times> {
  const times = await eachPart("SIGTERM")(system);
  for (const proxy of [system.haproxy, system.nginx]) {
    await timed(system, times, async () => {
      await proxy.stop();
      proxy.start();
    });
  }
  const { cluster } = system;
  const primary = await primaryOf(cluster);
  for (const host of [...cluster.hosts.filter((one) => one !== primary), primary]) {
    await timed(system, times, () => cluster.stop(host));
    cluster.start(host);
    await cluster.isWhole();
  }
  return times;
}

const onlyPrimary: Bounds = { unclearMails: 0, wellWithin: WELL_WITHIN_S };

/** Every fault, in the order of the table. */
export const STRIKES: Strike[] = [
  {
    name: "kill",
    what: "the primary's machine killed (-9: PostgreSQL, Patroni and etcd)",
    bounds: onlyPrimary,
    run: onPrimary(
      (primary) => primary.signal("SIGKILL"),
      (former, cluster) => cluster.start(former),
    ),
  },
  {
    name: "freeze",
    what: "the primary's machine frozen (SIGSTOP), and thawed after its replacement",
    bounds: onlyPrimary,
    run: onPrimary(
      (primary) => primary.signal("SIGSTOP"),
      (former) => former.signal("SIGCONT"),
    ),
  },
  {
    name: "switch",
    what: "`patronictl switchover`",
    bounds: onlyPrimary,
    run: onPrimary(
      (primary, cluster) => cluster.switchOver(primary),
      () => undefined,
    ),
  },
  {
    name: "cut",
    what: "the primary's network cut without a word, and mended after its replacement",
    bounds: onlyPrimary,
    run: onPrimary(
      (primary) => primary.cable("down"),
      (former) => former.cable("up"),
    ),
  },
  {
    name: "restart",
    what: "every process restarted in turn (SIGTERM): program, HAProxy, nginx, databases",
    bounds: { unclearMails: 0, wellWithin: null },
    run: restartAll,
  },
  {
    name: "kill-program",
    what: "every process of the program killed (-9) in turn",
    bounds: { unclearMails: WORKERS * MAX_CONCURRENT_MAILS, wellWithin: null },
    run: eachPart("SIGKILL"),
  },
];
