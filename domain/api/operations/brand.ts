import { logo } from "../../operations/settings/looks.ts";
import { file, type Endpoints } from "../endpoint.ts";

export const brandEndpoints = {
  /** Stores a logo with its icons. The settings' section `looks` puts it in force. */
  "POST /api/brand-files/logo": { body: file("multipart/form-data"), answer: logo, status: 201 },
} as const satisfies Endpoints;
