import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readlinkSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** PostgreSQL refuses to run as root, so all programs of a host run as the user `nobody`. */
export const NOBODY = 65_534;
const AS_NOBODY = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];

/** Addresses of documentation (RFC 5737): they exist in our network namespace only. */
const addressOf = (number: number) => `192.0.2.${number}`;
const BRIDGE = "ha-bridge";

/** A machine of the drill: a network namespace with an address of its own. */
export type Host = {
  name: string;
  address: string;
  /** Starts a program on the host as an unprivileged user; its output goes to the file. */
  run(log: string, command: string[]): ChildProcess;
  /** Pulls the cable of the host, or plugs it in again. No connection is told of it. */
  cable(state: "down" | "up"): void;
  /** Sends a signal to every process of the host. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves when no process is left on the host. */
  isEmpty(): boolean;
};

export type Network = { hosts: Host[]; close(): void };

/** Returns why the drill cannot have a network of its own on this machine, or null. */
export function cannotHaveNetwork(): string | null {
  if (process.getuid?.() !== 0) return "needs root, for network namespaces";
  const works = spawnSync("unshare", ["--net", "ip", "link", "add", BRIDGE, "type", "bridge"]).status === 0;
  return works ? null : "network namespaces are not allowed here";
}

/** Creates the hosts, connected by a bridge. The calling process must be in a network namespace of its own. */
export async function createNetwork(names: string[]): Promise<Network> {
  must("ip", "link", "set", "lo", "up");
  must("ip", "link", "add", BRIDGE, "type", "bridge");
  must("ip", "address", "add", `${addressOf(1)}/24`, "dev", BRIDGE);
  must("ip", "link", "set", BRIDGE, "up");
  const namespaces: ChildProcess[] = [];
  const hosts: Host[] = [];
  for (const [index, name] of names.entries()) {
    const keeper = spawn("unshare", ["--net", "sleep", "infinity"], { stdio: "ignore" });
    await once(keeper, "spawn");
    namespaces.push(keeper);
    hosts.push(await connectHost(keeper.pid ?? 0, name, addressOf(11 + index)));
  }
  return { hosts, close: () => namespaces.forEach((keeper) => keeper.kill("SIGKILL")) };
}

async function connectHost(keeper: number, name: string, address: string): Promise<Host> {
  const own = namespaceOf(process.pid);
  while (namespaceOf(keeper) === own) await wait(10);
  const namespace = namespaceOf(keeper);
  const inside = ["nsenter", `--net=/proc/${keeper}/ns/net`];
  const cable = `ha-${name}`;
  must("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", String(keeper));
  must("ip", "link", "set", cable, "master", BRIDGE, "up");
  must(...inside, "ip", "link", "set", "lo", "up");
  must(...inside, "ip", "address", "add", `${address}/24`, "dev", "eth0");
  must(...inside, "ip", "link", "set", "eth0", "up");
  const processes = () =>
    readdirSync("/proc")
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid !== keeper && namespaceOf(pid) === namespace);
  return {
    name,
    address,
    run(log, command) {
      const [program = "", ...args] = [...inside, ...AS_NOBODY, ...command];
      const output = openSync(log, "a");
      const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LANG: "C.UTF-8" };
      const child = spawn(program, args, { cwd: "/", env, stdio: ["ignore", output, output] });
      closeSync(output);
      return child;
    },
    cable: (state) => must("ip", "link", "set", cable, state),
    signal(signal) {
      for (const pid of processes()) trySignal(pid, signal);
    },
    isEmpty: () => processes().length === 0,
  };
}

/** Returns the identity of a process's network namespace; an empty string for a process that has ended. */
function namespaceOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return "";
  }
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

export function must(...command: string[]): void {
  const [program = "", ...args] = command;
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command.join(" ")}: ${stderr}`);
}
