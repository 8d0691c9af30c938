/** The messages between a page of the portal and the frame that draws the pages of a PDF. */

/** The address of the frame. */
export const PREVIEW_PATH = "/file-preview";

/** The first message to the frame: the file, the library that draws it, and the texts that the frame shows. */
export type PreviewStart = {
  library: string;
  worker: string;
  bytes: ArrayBuffer;
  /** With `{page}` and `{pages}`. */
  pageText: string;
  moreText: string;
};

/**
 * A message of the frame: the first page is drawn, the file cannot be drawn, Escape was pressed in it, or a file of the
 * library is needed.
 */
export type PreviewAnswer = { kind: "drawn" | "failed" | "escape" } | { kind: "asset"; ask: number; name: string };
