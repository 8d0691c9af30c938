import { z } from "zod";
import { signatureInput, templateTrial } from "../templates.ts";
import type { Endpoints } from "./endpoint.ts";

/** A template with a request's own words, as it would leave. */
const previewed = z.object({ subject: z.string(), text: z.string() });
export type PreviewedTemplate = z.infer<typeof previewed>;

export const answerEndpoints = {
  "GET /api/user/signature": { answer: signatureInput },
  "PUT /api/user/signature": { body: signatureInput, answer: signatureInput },
  "POST /api/message-templates/preview": { body: templateTrial, answer: previewed },
} as const satisfies Endpoints;
