import { PassThrough } from "node:stream";
import type { SMTPServerDataStream } from "smtp-server";
import { expect, it } from "vitest";
import { createCollector } from "./collect.ts";

const stream = () =>
  Object.assign(new PassThrough(), { sizeExceeded: false, byteLength: 0 }) satisfies SMTPServerDataStream;

it("mails that come at once take no more memory than they may, and the next gets what the last gave back", async () => {
  const collector = createCollector(10);
  const [first, second, third] = [stream(), stream(), stream()];
  const collected = collector.collect(first);
  first.end("eight by");
  const { raw, release } = await collected;
  expect(String(raw)).toBe("eight by");
  const refused = collector.collect(second);
  second.end("three");
  await expect(refused).rejects.toMatchObject({ responseCode: 452 });
  release();
  const taken = collector.collect(third);
  third.end("ten bytes.");
  expect(String((await taken).raw)).toBe("ten bytes.");
});

it("gives back what a sender took who went away in the middle", async () => {
  const collector = createCollector(10);
  const [broken, next] = [stream(), stream()];
  const failed = collector.collect(broken);
  broken.write("eight by");
  broken.destroy();
  await expect(failed).rejects.toMatchObject({ responseCode: 451 });
  const taken = collector.collect(next);
  next.end("ten bytes.");
  expect(String((await taken).raw)).toBe("ten bytes.");
});
