import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { inRoot } from "../../server/platform/root.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { ifAllowed } from "../support/embedded-server.ts";
import { portOf } from "../support/port-of.ts";
import { usedFolder } from "../support/used-folder.ts";

const SERVICES = globSync("deploy/systemd/*.service", { cwd: inRoot() }).sort();
/** The limit of the exposure that systemd finds, from 0 to 10. Versions of systemd differ by some tenths. */
const MOST_EXPOSED = 1.5;
const hasSystemd = !spawnSync("systemd-analyze", ["--version"]).error;
const valueOf = (file: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(inRoot(file), "utf8"))?.[1];

describe("the units of systemd", () => {
  it("are those of the site, of a backup and of a restore, with one account and the same folders", () => {
    expect(SERVICES.map((file) => basename(file))).toEqual([
      "bluebonnet-backup.service",
      "bluebonnet-restore.service",
      "bluebonnet.service",
    ]);
    for (const name of ["User", "StateDirectory", "EnvironmentFile", "SystemCallFilter", "ProtectSystem"])
      expect(new Set(SERVICES.map((file) => valueOf(file, name)))).toHaveLength(1);
    expect(valueOf("deploy/systemd/bluebonnet.service", "KillMode")).toBe("mixed");
  });

  it.runIf(hasSystemd).each(SERVICES)(
    "%s gives, where systemd is installed, the program no more than it needs",
    (file) => {
      const args = ["security", "--offline=true", `--threshold=${MOST_EXPOSED * 10}`, "--no-pager", inRoot(file)];
      const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
      const found = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
      expect(status).toBe(0);
      expect(found).toBeLessThanOrEqual(MOST_EXPOSED);
    },
  );

  it.runIf(hasSystemd)("have a timer that systemd understands, where it is installed", () => {
    const when = valueOf("deploy/systemd/bluebonnet-backup.timer", "OnCalendar") ?? "";
    expect(spawnSync("systemd-analyze", ["calendar", when]).status).toBe(0);
  });
});

it.each(globSync("deploy/*.sh", { cwd: inRoot() }).sort())("%s is a script that bash can read", (file) => {
  expect(spawnSync("bash", ["-n", inRoot(file)], { encoding: "utf8" }).stderr).toBe("");
});

/** Makes a folder that stands for a machine, in which the scripts of deploy/ work instead of in that of this one. */
function makePlace(change = (text: string) => text) {
  const root = mkdtempSync(join(tmpdir(), "bluebonnet-machine-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = (name: string, text: string, mode = 0o600) => {
    const file = join(root, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text, { mode });
    return file;
  };
  const putScript = (name: string) => {
    const text = readFileSync(inRoot("deploy", name), "utf8");
    return put(name, change(text).replace(/\/(?:opt|var\/lib|var\/backups|etc|run)\/bluebonnet/g, `${root}$&`), 0o700);
  };
  return { root, put, putScript };
}

/** An account that is on every Linux, in place of the site's. */
const ACCOUNT = "daemon";
const isRoot = process.getuid?.() === 0;
/** True where the script can do its work: root steps down to the account, which has to reach the checkout. */
const canRunCommands =
  process.platform === "linux" &&
  (!isRoot ||
    ifAllowed("setpriv", `--reuid=${ACCOUNT}`, "sh", "-c", 'test -r "$0"', inRoot("build/program")).length > 0);

/** Makes a machine with this version installed, and the script that runs its commands. */
function makeMachineWithCommands() {
  const { root, put, putScript } = makePlace((text) => text.replace("account=bluebonnet", `account=${ACCOUNT}`));
  chmodSync(root, 0o755);
  put("etc/bluebonnet/bluebonnet.env", '# Ours\nPUBLIC_URL="http://insurance.example"\nMAIL_FROM=A B <a@b.example>');
  const script = putScript("command.sh");
  mkdirSync(join(root, "opt/bluebonnet"), { recursive: true });
  symlinkSync(inRoot(), join(root, "opt/bluebonnet/current"));
  return {
    root,
    put,
    run(...args: string[]) {
      // Root's own environment counts for nothing.
      const env = isRoot ? { ...CHILD_ENV, DATA_DIR: "none", SERVICES: "none" } : CHILD_ENV;
      const { status, stdout, stderr } = spawnSync("bash", [script, ...args], { env, encoding: "utf8" });
      return { status, output: stdout + stderr };
    },
  };
}

describe.runIf(canRunCommands)("the script for commands", () => {
  it("runs a command of the installed version, with its arguments", () => {
    const machine = makeMachineWithCommands();
    const file = machine.put("no backup.gz", "none", 0o644);
    const output = `${file} is no backup, or not a whole one.\n`;
    expect(machine.run("backup", "--verify", file)).toEqual({ status: 1, output });
    for (const name of ["restore", "move-files"]) expect(machine.run(name).output).toContain(`: npm run ${name} -- `);
    expect(machine.run("back-up")).toEqual({ status: 2, output: "command: there is no command back-up\n" });
  });

  it.runIf(isRoot)("goes on as the site's account with the site's settings where root calls it", async () => {
    const machine = makeMachineWithCommands();
    const data = join(machine.root, "var/lib/bluebonnet");
    mkdirSync(data, { recursive: true });
    await usedFolder(data);
    spawnSync("chown", ["-R", ACCOUNT, data]);
    const { uid } = statSync(data);
    const { status, output } = machine.run("reset-admin");
    expect([status, output]).toEqual([0, expect.stringMatching(/\nhttp:\/\/insurance\.example\/auth\?reset=\S+\n$/)]);
    expect(machine.run("backup", join(data, "by hand.gz")).status).toBe(0);
    const made = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => statSync(join(data, name)));
    expect(new Set(made.map((file) => file.uid))).toEqual(new Set([uid]));
    expect(statSync(join(data, "by hand.gz")).mode & 0o077).toBe(0);
  });
});

/** Makes a machine with three versions in a folder, and the script of releases that works in it. */
function makeMachine() {
  const { root, put, putScript } = makePlace();
  const [opt, data, calls] = [join(root, "opt/bluebonnet"), join(root, "var/lib/bluebonnet"), join(root, "calls")];
  const releaseOf = (version: number) => `opt/bluebonnet/releases/20260${version}01T000000-0.${version}.0`;
  for (const version of [1, 2, 3]) put(`${releaseOf(version)}/node_modules/.bin/node`, "#!/bin/sh\n", 0o700);
  put("etc/bluebonnet/bluebonnet.env", `BACKUP_DIR=${join(root, "backups")}\n`);
  put("var/lib/bluebonnet/postgres-18/entered", "today");
  put("run/none", "");
  // Notes what the manager of services is told; a restore makes the folder of the database anew.
  const restores = `case "$*" in *restore) mkdir ${data}/postgres-18 ;; esac`;
  put("bin/systemctl", `#!/bin/sh\necho "$@" >>${calls}\n${restores}\n`, 0o700);
  const script = putScript("release.sh");
  const point = (name: string, version: number) => symlinkSync(join(root, releaseOf(version)), join(opt, name));
  return {
    point,
    /** Notes the backup that a version made before it changed the database. */
    noteBackup: (version: number) => put(`${releaseOf(version)}/.backup`, `/backups/of-${version}.gz\n`),
    /** Gives the site settings, and a version the Node that asks whether it is ready. */
    configure(version: number, settings: string[]) {
      put("etc/bluebonnet/bluebonnet.env", settings.join("\n"));
      put(`${releaseOf(version)}/node_modules/.bin/node`, `#!/bin/sh\nexec ${process.execPath} "$@"\n`, 0o700);
    },
    async rollBack() {
      const PATH = `${join(root, "bin")}:${process.env["PATH"]}`;
      const { stderr } = await promisify(execFile)("bash", [script, "rollback"], {
        env: { PATH, READY_SECONDS: "20" },
      });
      expect(stderr).toBe("");
      return basename(readlinkSync(join(opt, "current")));
    },
    restored: () => readFileSync(calls, "utf8").match(/start bluebonnet-restore/g)?.length ?? 0,
    restoredFile: () => readFileSync(join(root, "run/bluebonnet-restore.env"), "utf8"),
    hasEntries: () => existsSync(join(data, "postgres-18/entered")),
  };
}

describe.runIf(process.platform === "linux")("a rollback", () => {
  it("and a second one, forward again, leave a database alone that only an earlier update had changed", async () => {
    const machine = makeMachine();
    machine.noteBackup(2);
    machine.point("previous", 2);
    machine.point("current", 3);
    expect([await machine.rollBack(), await machine.rollBack()]).toEqual([
      "20260201T000000-0.2.0",
      "20260301T000000-0.3.0",
    ]);
    expect([machine.restored(), machine.hasEntries()]).toEqual([0, true]);
  });

  it("puts the database back that the update had changed; forward again, nothing", async () => {
    const machine = makeMachine();
    for (const version of [1, 2]) machine.noteBackup(version);
    machine.point("previous", 1);
    machine.point("current", 2);
    expect(await machine.rollBack()).toBe("20260101T000000-0.1.0");
    expect([machine.restored(), machine.hasEntries()]).toEqual([1, false]);
    expect(machine.restoredFile()).toBe("RESTORE_FILE=/backups/of-2.gz\n");
    expect([await machine.rollBack(), machine.restored()]).toEqual(["20260201T000000-0.2.0", 1]);
  });

  it.each([
    ["at the address that it listens on", "127.0.0.2", (port) => ["HOST=127.0.0.2", `PORT=${port}`]],
    ["on this machine, where it listens on every address", "127.0.0.1", (port) => ['HOST="0.0.0.0"', `PORT=${port}`]],
    ["on HEALTH_PORT without web", "127.0.0.1", (port) => ["SERVICES=worker, mail", "PORT=1", `HEALTH_PORT=${port}`]],
  ] satisfies [string, string, (port: number) => string[]][])(
    "asks whether the program is ready %s",
    async (_where, host, settings) => {
      const asked: (string | undefined)[] = [];
      const program = createServer(({ url }, answer) => answer.end(void asked.push(url)));
      await new Promise<void>((resolve) => program.listen(0, host, resolve));
      onTestFinished(() => void program.close());
      const machine = makeMachine();
      machine.configure(1, settings(portOf(program)));
      machine.point("previous", 1);
      machine.point("current", 2);
      expect(await machine.rollBack()).toBe("20260101T000000-0.1.0");
      expect(asked).toEqual(["/readyz"]);
    },
  );
});
