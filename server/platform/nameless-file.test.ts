import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeOnError, openNamelessFile } from "./nameless-file.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-nameless-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("has no name, and keeps what is written until it is closed", async () => {
  const folder = newFolder();
  const file = await openNamelessFile("test", folder);
  await file.write("words");
  expect(readdirSync(folder)).toEqual([]);
  expect((await file.read(Buffer.alloc(5), 0, 5, 0)).buffer.toString()).toBe("words");
  await file.close();
});

it("is closed when a step after opening it fails", async () => {
  const handle = await open(join(newFolder(), "file"), "w");
  const full = async () => {
    throw new Error("disk full");
  };
  await expect(closeOnError(handle, full)).rejects.toThrow("disk full");
  expect(handle.fd).toBe(-1);
});
