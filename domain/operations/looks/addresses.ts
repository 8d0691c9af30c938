/** A logo of the agency's own: the key of its files, its kind and its size in pixels. */
export type Logo = { key: string; kind: "svg" | "png"; width: number; height: number };

/** The sizes in pixels of the icons that are made of a logo: browser tab, home screen of iOS, web app manifest. */
export const ICON_SIZES = [48, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const brandFileAddress = (key: string, name: string) => `/brand-files/${key}/${name}`;

/** Returns the address of a logo. It contains the key of the file's bytes, so that browsers may keep it. */
export const logoAddress = ({ key, kind }: Pick<Logo, "key" | "kind">) => brandFileAddress(key, `logo.${kind}`);

/** Returns the address of an icon of a logo. */
export const iconAddress = ({ key }: Pick<Logo, "key">, size: IconSize) => brandFileAddress(key, `icon-${size}.png`);
