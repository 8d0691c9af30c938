import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { valueIn } from "../../domain/platform/typed-records.ts";

/** A folder on its own small disk. */
export type SmallDisk = {
  /** Fills the disk and leaves `leave` megabytes free. */
  fill(leave?: number): void;
  empty(): void;
  unmount(): void;
};

const MB = 1_000_000;
const BLOCK = Buffer.alloc(65_536, 1);

/** Returns why no disk can be mounted here, or null. */
export function cannotMount(): string | null {
  const place = mkdtempSync(join(tmpdir(), "bluebonnet-mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", place]).status === 0;
  if (isMounted) spawnSync("umount", [place]);
  rmSync(place, { recursive: true });
  return isMounted ? null : "this machine lets nobody mount a disk (be root)";
}

/** Moves an unused folder onto a small disk; the file that fills the disk is beside it. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  const disk = mkdtempSync(join(tmpdir(), "bluebonnet-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", disk);
  const inside = join(disk, "inside");
  mkdirSync(inside, { mode: 0o700 });
  run("cp", "-a", `${folder}/.`, inside);
  run("mount", "--bind", inside, folder);
  const filler = openSync(join(disk, "filler"), "w", 0o600);
  return {
    fill(leave = 0) {
      const hasRoom = () => statfsSync(disk).bavail * statfsSync(disk).bsize > leave * MB;
      try {
        while (hasRoom()) writeSync(filler, BLOCK);
      } catch (error) {
        if (valueIn(error, "code") !== "ENOSPC") throw error;
      }
    },
    empty: () => ftruncateSync(filler, 0),
    unmount() {
      closeSync(filler);
      run("umount", folder);
      run("umount", disk);
      rmSync(disk, { recursive: true });
    },
  };
}

function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
