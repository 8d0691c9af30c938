import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../../start-error.ts";
import { refuseForeign } from "./accounts.ts";
import { MAJOR } from "./programs.ts";
import { CLUSTER, PROGRAM_LOCK } from "./settings.ts";

/** The last version with another kind of database (PGlite), which can back that up. */
const LAST_WITH_PGLITE = "0.1.0";
/** Files that a site puts beside its database once that is there. */
const LEFT_BEHIND = ["app.key", "audit.head", "sent-mails.log"];

/**
 * Rejects a data folder with a database that this version cannot read, and one that has lost its database: a new one
 * there would show an empty site to the office and to its visitors. Only a restore from a backup may create it
 * (`mayBeFilled`). Called with the program's lock, which tells who used the folder where there is no cluster.
 */
export function refuseFolder(dataDir: string, { mayBeFilled = false } = {}): void {
  const names = readdirSync(dataDir);
  refuseForeign(join(dataDir, names.includes(CLUSTER) ? CLUSTER : PROGRAM_LOCK));
  const other = names.find((name) => /^postgres-\d+$/.test(name) && name !== CLUSTER);
  if (!names.includes(CLUSTER)) {
    if (names.includes("database")) throw new StartError(fromPglite(dataDir));
    if (other) throw new StartError(otherMajor(join(dataDir, other), other.replace("postgres-", "")));
    const left = LEFT_BEHIND.filter((name) => names.includes(name));
    if (left.length > 0 && !mayBeFilled) throw new StartError(lostCluster(dataDir, left));
    return;
  }
  const cluster = join(dataDir, CLUSTER);
  const versionFile = join(cluster, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "";
  if (version && version !== MAJOR) throw new StartError(otherMajor(cluster, version));
  if (!version && readdirSync(cluster).length > 0) {
    throw new StartError(`${cluster} is not a database: there is no PG_VERSION in it. Restore it, or move it away.`);
  }
}

function lostCluster(dataDir: string, left: string[]): string {
  const [are, them] = left.length === 1 ? ["is", "it"] : ["are", "them"];
  return [
    `${join(dataDir, CLUSTER)} is missing, but this folder was used: ${left.join(", ")} ${are} still there.`,
    `Put the folder ${CLUSTER} back, or fill a new one from a backup: "npm run restore -- FILE".`,
    `If the data is in a PostgreSQL elsewhere, set DATABASE_URL. To begin an empty site, move ${them} away.`,
  ].join("\n");
}

function fromPglite(dataDir: string): string {
  return [
    `${join(dataDir, "database")} was made by version ${LAST_WITH_PGLITE} or older, which kept its data in another way.`,
    `Take that version, run "npm run backup -- FILE" with it, then set DATA_DIR to a new folder (with app.key of this`,
    `one in it, unless APP_KEY is set), and run "npm run restore -- FILE" with this version.`,
  ].join("\n");
}

function otherMajor(folder: string, version: string): string {
  return [
    `${folder} was made by PostgreSQL ${version}; this version of the program runs PostgreSQL ${MAJOR}.`,
    `Back it up with the version that made it ("npm run backup -- FILE"), and restore it with this one into a new folder.`,
  ].join("\n");
}
