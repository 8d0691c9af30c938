import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PHOTO_SIZES } from "../../../domain/content/photographs.ts";
import { BLACK_PNG as PNG, STRIPES, STRIPES_WITH_PLACE, takenUpright } from "../../../tests/fixtures/photographs.ts";
import { encodePhotograph } from "./encode-photograph.ts";

const AVIF = await sharp(STRIPES).avif().toBuffer();

/** Returns a PNG that claims another size in its header. */
function claiming(width: number, height: number): Buffer {
  const picture = Buffer.from(PNG);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

/** Returns the chunk types of a PNG. */
function chunksOf(png: Buffer): string[] {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) types.push(png.toString("latin1", at + 4, at + 8));
  return types;
}

describe("a photograph", () => {
  it("becomes a square from the centre, in every size, with pixels and nothing else", async () => {
    expect(STRIPES_WITH_PLACE.includes("GPS")).toBe(true);
    const files = await encodePhotograph(STRIPES_WITH_PLACE);
    expect(files.map(({ size }) => size)).toEqual([...PHOTO_SIZES]);
    for (const { size, content } of files) {
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([size, size]);
      expect(content.includes("GPS")).toBe(false);
      // The third is the number of pixels per meter.
      expect(["IHDR", "IDAT", "pHYs", "IEND"], "no chunk with text or metadata").toEqual(
        expect.arrayContaining(chunksOf(content)),
      );
    }
    const plain = await encodePhotograph(STRIPES);
    expect(files.map(({ sha256 }) => sha256)).toEqual(plain.map(({ sha256 }) => sha256));
    expect(await encodePhotograph(PNG)).toHaveLength(PHOTO_SIZES.length);
  });

  it("is turned as the camera was held, and loses the place where it was taken, whatever its format", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const upload = await takenUpright(format);
      expect((await sharp(upload).metadata()).exif?.includes("houston-gps")).toBe(true);
      const [, , largest] = await encodePhotograph(upload);
      const { exif, orientation } = await sharp(largest?.content).metadata();
      expect([exif, orientation, largest?.content.includes("houston-gps")]).toEqual([undefined, undefined, false]);
      // The camera lay on its side: its left edge, which is red, is the top of what it saw.
      const { data } = await sharp(largest?.content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [...data.subarray((y * 168 + x) * 3, (y * 168 + x) * 3 + 3)];
      const isRed = ([r = 0, , b = 0]: number[]) => r > 200 && b < 60;
      expect([isRed(pixel(10, 8)), isRed(pixel(158, 8)), isRed(pixel(10, 160))]).toEqual([true, true, false]);
    }
  });

  it.each([
    ["an AVIF", AVIF, "photoType"],
    ["an SVG that says it is a PNG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "photoType"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "photoType"],
    ["nothing", Buffer.alloc(0), "photoType"],
    ["a PNG that claims 60,000 by 60,000 pixels", claiming(60_000, 60_000), "photoPixels"],
    ["a PNG without width", claiming(0, 20), "photoBroken"],
    ["a JPEG that is cut off", STRIPES.subarray(0, STRIPES.length / 2), "photoBroken"],
    ["a PNG that is cut off", PNG.subarray(0, PNG.length - 20), "photoBroken"],
    [
      "a JPEG that is damaged",
      Buffer.concat([STRIPES.subarray(0, 40), Buffer.alloc(60), STRIPES.subarray(-2)]),
      "photoBroken",
    ],
    ["a JPEG of a start and an end", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "photoBroken"],
  ])("is not taken from %s", async (_what, content, reason) => {
    await expect(encodePhotograph(content)).rejects.toMatchObject({
      details: { fields: { file: `errors:${reason}` } },
    });
  });
});
