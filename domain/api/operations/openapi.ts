import { z } from "zod";
import type { Endpoints } from "../endpoint.ts";

/** The description of the API (OpenAPI 3.1). */
const openApi = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  components: z.looseObject({}),
});
export type OpenApi = z.infer<typeof openApi>;

export const openApiEndpoints = {
  "GET /api/openapi.json": { answer: openApi },
} as const satisfies Endpoints;
