import { z } from "zod";
import { rowId } from "../../platform/fields.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { fault } from "../../platform/text-keys.ts";
import { byId, done, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";
import { threadEntry } from "./messages.ts";
import { REFERENCE_PREFIX } from "../../work/request-kinds.ts";

/** A request that a mail may belong to. */
const candidate = z.object({ kind: z.enum(LEAD_KINDS), id, reference: z.string() });

/** An inbound mail that is not assigned to a request or a customer yet. */
const unsortedMail = z.object({
  ...threadEntry.pick({ id: true, from: true, subject: true, text: true, quoted: true, isAutomatic: true }).shape,
  subject: z.string(),
  at: moment,
  attachments: threadEntry.shape.attachments,
  leftOut: threadEntry.shape.leftOut,
  hasHtml: z.boolean(),
  /** The customer with the sender's address, and the request of theirs that the mail is most likely about. */
  suggestion: z.object({ customerId: id, name: z.string(), request: candidate.nullable() }).nullable(),
});
export type UnsortedMail = z.infer<typeof unsortedMail>;

const choice = fault("validation:choice");
/** The target that a mail is assigned to: a request by its reference, or a customer. */
const mailTarget = z.union([
  z.object({
    reference: z
      .string()
      .regex(new RegExp(`^\\s*${REFERENCE_PREFIX}-\\w{1,20}\\s*$`, "i"), fault("validation:reference")),
  }),
  z.object({ customerId: rowId() }, choice),
]);
export type MailTarget = z.infer<typeof mailTarget>;

export const inboundEndpoints = {
  "GET /api/unsorted-mails": { query: pageQuery, answer: z.array(unsortedMail) },
  "POST /api/unsorted-mails/:id/put": {
    params: byId,
    body: mailTarget,
    answer: z.object({ reference: z.string().nullable() }),
  },
  "POST /api/unsorted-mails/:id/make-request": {
    params: byId,
    answer: z.object({ reference: z.string() }),
    status: 201,
  },
  "DELETE /api/unsorted-mails/:id": { params: byId, answer: done },
} as const satisfies Endpoints;
