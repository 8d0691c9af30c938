import { spawnSync, type SpawnOptions } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { toolPath } from "../../env.ts";
import { StartError, USE_ANOTHER_DATABASE } from "../../start-error.ts";
import { hasName, namedAccount, OWN_ID, type Account } from "./accounts.ts";

export type Command = { file: string; args: string[]; options: SpawnOptions };
type Program = "postgres" | "initdb";
type RunMethod = { before: string[]; account?: Account; native: string };

/** The commands that run PostgreSQL's programs on this machine: they refuse to run as root. */
export type RunAs = {
  /** Returns the command of the server itself; `owner` is the account that its cluster has to belong to. */
  serve(args: string[]): Command;
  owner: Account;
  /**
   * Returns the command that creates or repairs a cluster. Meanwhile the cluster has to belong to an account with a
   * name (`setUpOwner`).
   */
  setUp(program: Program, args: string[]): Command;
  setUpOwner: Account;
  /** True where the programs run under an account that cannot reach DATA_DIR by its path. */
  isStranger: boolean;
};

const LEASH = ["setpriv", "--pdeathsig", "INT", "--"];

/** Finds out how the programs in a folder can be run here and now; asked anew at each start. */
export function chooseRunAs(native: string, outside: () => string): RunAs {
  const self = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const way = self.uid === 0 ? inNamespace(native) : asUser(native);
  if (way) return { ...runners(way, way), owner: self, setUpOwner: self, isStranger: false };
  const stranger = asStranger(native, outside);
  if (stranger) return stranger;
  throw new StartError(
    [
      "The embedded database cannot run here: PostgreSQL refuses to run as root, and neither a user namespace (unshare)",
      "nor another account (setuid, chown) is allowed. Start the program as an ordinary user that owns DATA_DIR.",
      USE_ANOTHER_DATABASE,
    ].join("\n"),
  );
}

function asUser(native: string): RunMethod {
  const plain = { before: [], native };
  // initdb needs the name of the user; where there is none, as in some containers, a namespace has one.
  return (hasName() ? undefined : inNamespace(native)) ?? leashed(plain) ?? plain;
}

/**
 * Runs in a user namespace: with our own rights over files, but under another user id. Data may lie in a folder that is
 * closed to others.
 */
function inNamespace(native: string): RunMethod | undefined {
  const named = process.platform === "linux" ? namedAccount() : undefined;
  if (!named) return undefined;
  const before = ["unshare", "--user", `--map-user=${named.uid}`, `--map-group=${named.gid}`, "--"];
  return leashed({ before, native });
}

/** Runs as an account of its own, which gets the data; with a copy of the programs if it cannot reach them. */
function asStranger(native: string, outside: () => string): RunAs | undefined {
  const own = { uid: OWN_ID, gid: OWN_ID };
  const named = namedAccount();
  const way = named && withReachablePrograms({ before: [], account: own, native }, outside);
  if (!way) return undefined;
  return { ...runners(way, { ...way, account: named }), owner: own, setUpOwner: named, isStranger: true };
}

function withReachablePrograms(way: RunMethod, outside: () => string): RunMethod | undefined {
  const found = leashed(way);
  if (found || !canChange(way)) return found;
  const native = join(outside(), "native");
  cpSync(way.native, native, { recursive: true, verbatimSymlinks: true });
  return leashed({ ...way, native });
}

/** Returns true when we may run programs as that account at all. */
function canChange({ account }: RunMethod): boolean {
  return spawnSync("/bin/sh", ["-c", ":"], { ...account, stdio: "ignore" }).status === 0;
}

/**
 * Finds a variant that runs here, on a leash (setpriv) where possible: then the server ends with its program even when
 * that is killed. Not every machine has one.
 */
function leashed(way: RunMethod): RunMethod | undefined {
  const ways = process.platform === "linux" ? [{ ...way, before: [...way.before, ...LEASH] }, way] : [way];
  return ways.find((candidate) => {
    const { file, args, options } = commandOf(candidate, "postgres", ["--version"]);
    return spawnSync(file, args, { ...options, stdio: "ignore" }).status === 0;
  });
}

function runners(serve: RunMethod, setUp: RunMethod): Pick<RunAs, "serve" | "setUp"> {
  return {
    serve: (args) => commandOf(serve, "postgres", args),
    setUp: (program, args) => commandOf(setUp, program, args),
  };
}

function commandOf({ before, account, native }: RunMethod, program: Program, programArgs: string[]): Command {
  const [file = "", ...args] = [...before, join(native, "bin", program), ...programArgs];
  // Passes nothing of our own environment, which has secrets in it.
  return { file, args, options: { ...account, env: { PATH: toolPath() } } };
}
