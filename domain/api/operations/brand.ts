import { z } from "zod";
import { heroFiles, logo } from "../../operations/settings/looks.ts";
import { file, type Endpoints } from "../endpoint.ts";

const fraction = z.coerce.number().min(0).max(1);

/** The part of a picture to show, as fractions of its width and height; its height follows from its width. */
const crop = z.object({
  left: fraction.default(0),
  top: fraction.default(0),
  width: fraction.default(1),
});

export const brandEndpoints = {
  /** Stores a logo with its icons. The settings' section `looks` puts it in force. */
  "POST /api/brand-files/logo": { body: file("multipart/form-data"), answer: logo, status: 201 },
  /** Stores a part of a picture for the home page, in all sizes. The settings' section `looks` puts it in force. */
  "POST /api/brand-files/hero": {
    query: crop,
    body: file("multipart/form-data"),
    answer: heroFiles,
    status: 201,
  },
} as const satisfies Endpoints;
