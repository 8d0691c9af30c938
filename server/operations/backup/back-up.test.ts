import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { fixedSettings } from "../../../tests/support/agency.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { findNotedBackup } from "./noted-backup.ts";
import { verifyBackup } from "./read.ts";
import { backUpWhenDue } from "./back-up.ts";

describeOnServer("R15: a backup by the clock", (server) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bluebonnet-backups-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  });
  const nameAt = (time: string) => `bluebonnet-${time}Z.gz`;
  const there = () => readdirSync(folder).sort();
  const at = (time: string, given: { dir?: string | undefined; keep?: number } = {}) => {
    const { deps } = server();
    const { dir = folder, keep = 3 } = given;
    const env = { ...deps.env, BACKUP_DIR: dir };
    const settings = fixedSettings({ backup: { everyHours: 24, keep } });
    return backUpWhenDue({ ...deps, env, settings, clock: () => new Date(time) });
  };

  it("is made when the last one is a day old, is whole, and is called by its time", async () => {
    await at("2026-11-15T18:45:03Z");
    await at("2026-11-15T19:45:00Z");
    await at("2026-11-16T17:45:00Z");
    expect(there()).toEqual([nameAt("2026-11-15T18-45-03")]);
    expect((await verifyBackup(join(folder, there()[0] ?? ""))).header.at).toBe("2026-11-15T18:45:03.000Z");
    await at("2026-11-16T18:45:01Z");
    expect(there()).toEqual([nameAt("2026-11-15T18-45-03"), nameAt("2026-11-16T18-45-01")]);
  });

  it("is noted in the database, for processes on other machines", async () => {
    await at("2026-11-15T18:45:03.400Z");
    await at("2026-11-15T19:45:00Z");
    const noted = { at: "2026-11-15T18:45:03Z", host: hostname(), folder };
    expect(await findNotedBackup(server().deps.db)).toEqual(noted);
  });

  it("lets the oldest go, and nothing that is not its own or from a clock that was ahead", async () => {
    const old = ["2026-11-11T18-45-00", "2026-11-12T18-45-00", "2026-11-13T18-45-00"].map(nameAt);
    const kept = ["by-hand.gz", nameAt("2029-01-01T00-00-00")];
    for (const name of [...old, ...kept, `${old[0]}.part`]) writeFileSync(join(folder, name), "");
    await at("2026-11-14T18:45:00Z");
    expect(there()).toEqual([...old.slice(1), nameAt("2026-11-14T18-45-00"), ...kept].sort());
  });

  it("that fails lets nothing go, and says so to the queue", async () => {
    const old = ["2026-11-11T18-45-00", "2026-11-12T18-45-00"].map(nameAt);
    for (const name of old) writeFileSync(join(folder, name), "");
    await expect(at("2026-11-14T18:45:00Z", { dir: join(folder, old[0] ?? "") })).rejects.toThrow("EEXIST");
    const { deps } = server();
    const broken = { transaction: () => Promise.reject(new Error("no database")) } as unknown as typeof deps.db;
    const env = { ...deps.env, BACKUP_DIR: folder };
    const settings = fixedSettings({ backup: { everyHours: 24, keep: 1 } });
    const failing = backUpWhenDue({
      ...deps,
      env,
      settings,
      db: broken,
      clock: () => new Date("2026-11-14T18:45:00Z"),
    });
    await expect(failing).rejects.toThrow("no database");
    expect(there()).toEqual(old);
  });

  it("is not made without BACKUP_DIR", async () => {
    const { deps } = server();
    await expect(backUpWhenDue({ ...deps, env: { ...deps.env, BACKUP_DIR: undefined } })).resolves.toBeUndefined();
  });
});
