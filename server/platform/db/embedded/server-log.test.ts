import { closeSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { serverLog, type ServerLog } from "./server-log.ts";

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  return { ...fs, copyFileSync: vi.fn<typeof fs.copyFileSync>(fs.copyFileSync) };
});

const MEGABYTE = 1_000_000;

describe("the log of the embedded server", () => {
  let folder: string;
  let log: ServerLog;
  /** The file descriptor that the server has open all the time. */
  let output: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bluebonnet-log-"));
    log = serverLog(folder);
    output = log.open();
    onTestFinished(() => {
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    });
  });
  const file = () => join(folder, "postgres.log");
  const copy = () => `${file()}.1`;
  /** Writes a megabyte of lines that begin with a word. */
  const writeMegabyte = (word: string) => void writeSync(output, `${word}\n${"x".repeat(MEGABYTE)}\n`);
  const beginningOf = (name: string) => readFileSync(name, "utf8").slice(0, 5);

  it("is left alone while it is small, and readable by its owner alone", () => {
    writeSync(output, "hello\n");
    log.keepSmall();
    expect([readFileSync(file(), "utf8"), existsSync(copy())]).toEqual(["hello\n", false]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("is put aside at a megabyte, and the server writes on at its beginning", () => {
    writeMegabyte("first");
    log.keepSmall();
    expect([beginningOf(copy()), statSync(copy()).size > MEGABYTE]).toEqual(["first", true]);
    writeSync(output, "after\n");
    expect(readFileSync(file(), "utf8")).toBe("after\n");
    expect(log.lastLines()).toBe("  after");
    expect(statSync(copy()).mode & 0o777).toBe(0o600);
  });

  it("takes up two files at most, this one and the one before", () => {
    for (const word of ["one..", "two..", "three"]) {
      writeMegabyte(word);
      log.keepSmall();
    }
    expect([beginningOf(copy()), statSync(file()).size]).toEqual(["three", 0]);
    expect(existsSync(`${file()}.2`)).toBe(false);
  });

  it("R5: gives its room back on a full disk, where there is none for a copy", () => {
    writeMegabyte("first");
    log.keepSmall();
    writeMegabyte("again");
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    vi.mocked(copyFileSync).mockImplementationOnce(() => {
      throw full;
    });
    log.keepSmall();
    expect([existsSync(copy()), statSync(file()).size]).toEqual([false, 0]);
  });
});
