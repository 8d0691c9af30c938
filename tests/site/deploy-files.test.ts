import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../server/platform/root.ts";

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
