import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";

/** A mail, by its number in the API. */
const data = z.object({ emailId: rowId() });
export type EmailToSend = z.infer<typeof data>;

/** The job that sends a mail, for those who put it on the queue. They need not know how it is delivered. */
export const EMAIL_JOB = { name: "send-email", data } as const;
