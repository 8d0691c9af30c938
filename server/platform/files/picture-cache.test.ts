import { expect, it, vi } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

type Cached = { content: Buffer };
const picture = (bytes: number): Cached => ({ content: Buffer.alloc(bytes) });

it("keeps pictures in memory up to a number of bytes, and drops those not asked for the longest", async () => {
  const cached = createPictureCache<Cached>(100);
  const read = vi.fn<() => Promise<Cached>>(async () => picture(40));
  await cached("a", read);
  await cached("b", read);
  await cached("a", read);
  expect(read).toHaveBeenCalledTimes(2);
  await cached("c", read);
  await cached("a", read);
  expect(read, "a was asked for after b").toHaveBeenCalledTimes(3);
  await cached("b", read);
  expect(read).toHaveBeenCalledTimes(4);
});

it("serves a picture that is larger than all of it, and asks again for one that is missing", async () => {
  const cached = createPictureCache<Cached>(100);
  const large = vi.fn<() => Promise<Cached>>(async () => picture(101));
  expect((await cached("large", large))?.content).toHaveLength(101);
  await cached("large", large);
  expect(large, "not kept").toHaveBeenCalledTimes(2);
  const none = vi.fn<() => Promise<undefined>>(async () => undefined);
  expect([await cached("none", none), await cached("none", none)]).toEqual([undefined, undefined]);
  expect(none).toHaveBeenCalledTimes(2);
});
