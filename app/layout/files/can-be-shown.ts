import type { StoredFile } from "../../../domain/api/platform/files.ts";

export const isPdf = ({ type }: Pick<StoredFile, "type">) => type === "application/pdf";

/** Tells whether a file can be shown: by the picture that the server made of it, or by the pages of a PDF. */
export const canBeShown = (file: Pick<StoredFile, "type" | "hasPreview">) => file.hasPreview || isPdf(file);
