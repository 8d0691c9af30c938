import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import { heroAddress, heroWidths, type Hero } from "../../../domain/operations/looks/hero.ts";
import { takenUpright } from "../../../tests/fixtures/photographs.ts";
import { NONE, pngOf, saveLooks, upload } from "../../../tests/support/brand-pictures.ts";
import { describeOnServer, logInAs, type TestApp } from "../../../tests/support/test-app.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";
import { removeExpired } from "../retention/remove-expired.ts";

const countOf = ({ deps }: TestApp) => deps.db.$count(brandFiles);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"/>';
const HERO = "/api/brand-files/hero";
type HeroFiles = Pick<Hero, "key" | "width">;
const pictureOf = async (width: number, height: number, background = "#1f6440") =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

describeOnServer("the agency's own picture of the home page", (server) => {
  const get = (url: string) => server().app.inject({ url });

  it("is turned, cut out, encoded anew in both formats and all sizes, without metadata, and kept by browsers", async () => {
    const cookie = await logInAs(server().app);
    for (const format of ["jpeg", "png", "webp", "avif"] as const) {
      // Stored 1,600 by 1,800 and lying on its side: 1,800 by 1,600 as it was seen, red above, blue below.
      const taken = await takenUpright(format, { width: 1_600, height: 1_800 });
      const answer = await upload(server(), cookie, taken, `${HERO}?left=0.1&top=0&width=0.8`);
      expect(answer.statusCode).toBe(201);
      const hero = answer.json<HeroFiles>();
      expect(hero.width).toBe(1_280);
      for (const width of heroWidths(hero)) {
        for (const [ending, type] of [
          ["webp", "image/webp"],
          ["jpg", "image/jpeg"],
        ] as const) {
          const file = await get(heroAddress(hero, width, ending));
          expect(file.headers).toMatchObject({
            "content-type": type,
            "cache-control": "public, max-age=31536000, immutable",
            "content-security-policy": "sandbox; default-src 'none'",
          });
          const made = await sharp(file.rawPayload).metadata();
          expect([made.width, made.height]).toEqual([width, Math.round(width / 1.5)]);
          expect([made.exif, made.orientation, made.icc, made.xmp]).toEqual([
            undefined,
            undefined,
            undefined,
            undefined,
          ]);
          expect(file.rawPayload.includes("houston-gps")).toBe(false);
        }
      }
      const small = await get(heroAddress(hero, 640, "jpg"));
      const { dominant } = await sharp(small.rawPayload).extract({ left: 0, top: 0, width: 640, height: 100 }).stats();
      expect(dominant.r, "the top of what the camera saw").toBeGreaterThan(200);
    }
  });

  it("has no more pixels than were uploaded", async () => {
    const cookie = await logInAs(server().app);
    const answer = await upload(server(), cookie, await pictureOf(1_300, 2_000), HERO);
    const hero = answer.json<HeroFiles>();
    expect(hero.width).toBe(1_280);
    expect((await get(heroAddress(hero, 1_280, "webp"))).statusCode).toBe(200);
    expect((await get(heroAddress(hero, 1_920, "webp"))).statusCode).toBe(404);
  });

  it("is refused at its field when it is too small, a bomb, cut off, animated or no picture", async () => {
    const cookie = await logInAs(server().app);
    const before = await countOf(server());
    const bomb = Buffer.from(pngOf(10, 10));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const whole = await pictureOf(1_600, 1_200);
    const corpus: [string | Buffer<ArrayBuffer>, RegExp][] = [
      [await pictureOf(900, 900), /too small/],
      [await pictureOf(3_000, 300), /too small/],
      [bomb, /too many pixels/],
      [whole.subarray(0, whole.length / 2), /damaged/],
      ["GIF89a", /JPEG, PNG, WebP or AVIF/],
      [DRAWING, /JPEG, PNG, WebP or AVIF/],
    ];
    for (const [content, reason] of corpus) {
      const answer = await upload(server(), cookie, content, HERO);
      expect([answer.statusCode, answer.json<{ fields: { file: string } }>().fields.file]).toEqual([
        415,
        expect.stringMatching(reason),
      ]);
    }
    expect((await upload(server(), cookie, whole, `${HERO}?left=2`)).statusCode).toBe(400);
    expect(await countOf(server())).toBe(before);
  });

  it("is in force once it is saved with its text in both languages, or as one that only decorates", async () => {
    const cookie = await logInAs(server().app);
    const files = (await upload(server(), cookie, await pictureOf(2_000, 1_400), HERO)).json<HeroFiles>();
    expect(files.width).toBe(1_920);
    const hero = { ...files, alt: { en: "Our office on Main Street", es: "Nuestra oficina en la calle Main" } };
    const save = (changed: object) => saveLooks(server(), cookie, { ...NONE, hero: { ...hero, ...changed } });
    const faults = async (changed: object) => Object.keys((await save(changed)).json<{ fields: object }>().fields);
    expect(await faults({ alt: { en: "Our office", es: "" } })).toEqual(["value.hero.alt.es"]);
    expect(await faults({ key: "0".repeat(32) })).toEqual(["value.hero"]);
    expect((await save({})).statusCode).toBe(200);
    expect(server().deps.settings.agency().looks.hero).toEqual(hero);
    expect((await save({ alt: null })).statusCode).toBe(200);
    expect(server().deps.settings.agency().looks.hero?.alt).toBeNull();
    expect((await saveLooks(server(), cookie, NONE)).statusCode).toBe(200);
  });

  it("goes after a day unless a version of the settings names it, as do other pictures never saved", async () => {
    const { deps } = server();
    const cookie = await logInAs(server().app);
    const kept = (await upload(server(), cookie, await pictureOf(1_500, 1_000, "#aa0000"), HERO)).json<HeroFiles>();
    await saveLooks(server(), cookie, { ...NONE, hero: { ...kept, alt: null } });
    await saveLooks(server(), cookie, NONE);
    const unsaved = (await upload(server(), cookie, await pictureOf(1_500, 1_000, "#00aa00"), HERO)).json<HeroFiles>();
    const again = (await upload(server(), cookie, pngOf(90, 90))).json<Logo>();
    const later = (hours: number) => () => new Date(deps.clock().getTime() + hours * 3_600_000);
    await removeExpired({ ...deps, clock: later(23) });
    expect((await get(heroAddress(unsaved, 640, "jpg"))).statusCode).toBe(200);
    await deps.db
      .update(brandFiles)
      .set({ createdAt: later(20)() })
      .where(eq(brandFiles.key, again.key));
    await removeExpired({ ...deps, clock: later(25) });
    const left = await deps.db.selectDistinct({ key: brandFiles.key }).from(brandFiles);
    const keys = left.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([kept.key, again.key]));
    expect(keys).not.toContain(unsaved.key);
  });
});
