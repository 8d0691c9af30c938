import { z } from "zod";
import { byId, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";
import { deliveryStatus } from "./messages.ts";

/** A mail of the journal, as it was sent. */
const archivedEmail = z.object({
  id,
  filename: z.string(),
  timestamp: moment,
  to: z.string(),
  /** Left out of a mail that had no copies. */
  cc: z.array(z.string()).optional(),
  bcc: z.array(z.string()).optional(),
  from: z.string(),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string(),
  status: deliveryStatus,
});
export type ArchivedEmail = z.infer<typeof archivedEmail>;

export const journalEndpoints = {
  "GET /api/archived-emails": { query: pageQuery, answer: z.array(archivedEmail) },
  "GET /api/archived-emails/:id/html": { params: byId, answer: file("text/html") },
  "GET /api/archived-emails/:id/eml": { params: byId, answer: file("message/rfc822") },
} as const satisfies Endpoints;
