import { PassThrough } from "node:stream";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServerDataStream } from "smtp-server";
import { expect, it } from "vitest";
import { createSpool, readSpooled } from "./spool.ts";

const stream = () =>
  Object.assign(new PassThrough(), { sizeExceeded: false, byteLength: 0 }) satisfies SMTPServerDataStream;

const textOf = (file: Parameters<typeof readSpooled>[0]) => Buffer.from(readSpooled(file)).toString();

it("mails that come at once take no more room than they may, and the next gets what the last gave back", async () => {
  const spool = createSpool(10);
  const [first, second, third] = [stream(), stream(), stream()];
  const collected = spool.collect(first);
  first.end("eight by");
  const mail = await collected;
  expect(textOf(mail)).toBe("eight by");
  const refused = spool.collect(second);
  second.end("three");
  await expect(refused).rejects.toMatchObject({ responseCode: 452 });
  await mail.release();
  const taken = spool.collect(third);
  third.end("ten bytes.");
  const next = await taken;
  expect(textOf(next)).toBe("ten bytes.");
  await next.release();
});

it("gives back at once what a refused mail took, however long it goes on", async () => {
  const spool = createSpool(10);
  const endless = stream();
  const refused = spool.collect(endless);
  endless.write("eight by");
  endless.write("and more");
  const tryNext = async () => {
    const tried = stream();
    const collected = spool.collect(tried);
    tried.end("ten bytes.");
    const mail = await collected.catch(() => null);
    await mail?.release();
    return mail !== null;
  };
  await expect.poll(tryNext).toBe(true);
  endless.end();
  await expect(refused).rejects.toMatchObject({ responseCode: 452 });
});

it("gives back what a sender took who went away in the middle", async () => {
  const spool = createSpool(10);
  const [broken, next] = [stream(), stream()];
  const failed = spool.collect(broken);
  broken.write("eight by");
  broken.destroy();
  await expect(failed).rejects.toMatchObject({ responseCode: 451 });
  const taken = spool.collect(next);
  next.end("ten bytes.");
  const mail = await taken;
  expect(textOf(mail)).toBe("ten bytes.");
  await mail.release();
});

it("leaves no file that has a name, and none that can be read without its key", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-spool-"));
  const mine = stream();
  const collected = createSpool(100, folder).collect(mine);
  mine.end("private words");
  const mail = await collected;
  expect(readdirSync(folder)).toEqual([]);
  expect(textOf({ ...mail, key: new Uint8Array(32) })).not.toContain("private");
  await mail.release();
  rmSync(folder, { recursive: true });
});
