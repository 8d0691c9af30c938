/** The picture types that a person can choose as a photograph. The browser crops it and sends a JPEG. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The width and height in pixels at which pages show a photograph. */
export const PHOTO_SHOWN = 56;

/** The widths of the stored files: for screens of one, two and three pixels per point. */
export const PHOTO_SIZES = [PHOTO_SHOWN, 2 * PHOTO_SHOWN, 3 * PHOTO_SHOWN] as const;

/** The width of the square that the browser cuts out and sends. */
export const PHOTO_SENT = 512;

/** The maximum pixels of a picture: a small file can claim a huge size (decompression bomb). */
export const MAX_PHOTO_PIXELS = 50_000_000;
