import { lchownSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { StartError } from "../../start-error.ts";

export type Account = { uid: number; gid: number };

const NOBODY = 65_534;
/** User id of an account of its own, unlike nobody's: no distribution assigns it, and containers have it in range. */
export const OWN_ID = 60_713;

/** Returns true when the account that we run as has a name. */
export function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** Finds an account with a name other than root and nobody: daemon, where there is one. */
export function namedAccount(): Account | undefined {
  const accounts = readAccounts().filter(({ uid, gid }) => uid > 0 && uid < NOBODY && gid > 0);
  return accounts.find(({ name }) => name === "daemon") ?? accounts[0];
}

function readAccounts(): (Account & { name: string })[] {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n").filter(Boolean);
    return lines.map((line) => {
      const [name = "", , uid, gid] = line.split(":");
      return { name, uid: Number(uid), gid: Number(gid) };
    });
  } catch {
    return [];
  }
}

/**
 * Rejects, for root, data of an ordinary account that is none of those which root's own program runs PostgreSQL by:
 * handed over, that account could not read it any more.
 */
export function refuseForeign(path: string): void {
  const { uid } = lstatSync(path);
  if (process.getuid?.() !== 0 || [0, OWN_ID, namedAccount()?.uid].includes(uid)) return;
  throw new StartError(
    [
      `${path} belongs to another user (number ${uid}), who could not read it any more: run this as that one.`,
      `If root is to run the site from now on: chown -R 0 ${dirname(path)}`,
    ].join("\n"),
  );
}

/** Changes the owner of a folder with all that is in it, unless the account owns it already. */
export function handOver(folder: string, account: Account): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const { uid } = lstatSync(path);
    if (uid === account.uid) continue;
    if (process.getuid?.() !== 0) {
      throw new StartError(`${path} belongs to another user (number ${uid}): start the program as that one.`);
    }
    lchownSync(path, account.uid, account.gid);
  }
}
