import type { Language, Localized } from "../../platform/language.ts";

/** A picture of the agency's own for the home page: the key of its files, its largest width, and its alternative text. */
export type Hero = {
  key: string;
  width: HeroWidth;
  /** Null for a picture that only decorates. */
  alt: Localized | null;
};

/** The widths in pixels of the files that are made of a picture: for phones up to wide screens. */
export const HERO_WIDTHS = [640, 960, 1280, 1920] as const;
export type HeroWidth = (typeof HERO_WIDTHS)[number];

/** The formats of the files: the small one for browsers of today, the other one for all. */
export const HERO_FORMATS = { webp: "image/webp", jpg: "image/jpeg" } as const;
export type HeroFormat = keyof typeof HERO_FORMATS;

/** Width by height, the same as that of the drawn scenes. */
export const HERO_RATIO = 3 / 2;

/** The least width in pixels of the part that is cut out: a smaller one would be blurred on a laptop. */
export const MIN_HERO_WIDTH = 960;
/** The maximum pixels of an uploaded picture: a small file can claim a huge size (decompression bomb). */
export const MAX_HERO_PIXELS = 50_000_000;
/** The maximum length of the alternative text. */
export const MAX_ALT = 200;

export const heroFileName = (width: number, format: HeroFormat) => `hero-${width}.${format}`;

/** Returns the widths in which a picture is stored, the smallest first. */
export const heroWidths = ({ width }: Pick<Hero, "width">) => HERO_WIDTHS.filter((one) => one <= width);

/** Returns the address of a file of a picture. */
export const heroAddress = ({ key }: Pick<Hero, "key">, width: number, format: HeroFormat) =>
  `/brand-files/${key}/${heroFileName(width, format)}`;

/** Returns the files of a picture with their widths, as `srcset` has them. */
export const heroSet = (hero: Pick<Hero, "key" | "width">, format: HeroFormat) =>
  heroWidths(hero)
    .map((width) => `${heroAddress(hero, width, format)} ${width}w`)
    .join(", ");

/** A picture as a page shows it in one language. */
export type PageHero = { webp: string; jpg: string; src: string; alt: string };

/** Returns what a page needs to show a picture; null while there is none. */
export function pageHeroOf(hero: Hero | null, language: Language): PageHero | null {
  if (!hero) return null;
  return {
    webp: heroSet(hero, "webp"),
    jpg: heroSet(hero, "jpg"),
    src: heroAddress(hero, Math.min(hero.width, 1280), "jpg"),
    alt: hero.alt?.[language] ?? "",
  };
}

/** The part of a picture to show, as fractions of its width and height. */
export type Crop = { left: number; top: number; width: number };

/** Returns the largest part of a picture that fits the ratio, as a fraction of the picture's width. */
export const widestCrop = (width: number, height: number) => Math.min(1, (height * HERO_RATIO) / width);

/** Returns the part in whole pixels, inside of the picture whatever was asked for. */
export function cropBox(size: { width: number; height: number }, { left, top, width }: Crop) {
  const wide = Math.max(1, Math.floor(size.width * Math.min(width, widestCrop(size.width, size.height))));
  const high = Math.max(1, Math.min(size.height, Math.round(wide / HERO_RATIO)));
  return {
    left: Math.min(Math.round(left * size.width), size.width - wide),
    top: Math.min(Math.round(top * size.height), size.height - high),
    width: wide,
    height: high,
  };
}
