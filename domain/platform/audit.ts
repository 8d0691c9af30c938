import { z } from "zod";
import { day, line, optional } from "./fields.ts";
import { MAX } from "./limits.ts";

/** The filter of the audit trail; dates are days of the office's calendar, both included. */
export const auditFilter = z.object({
  actor: line(MAX.username).default(""),
  action: line(MAX.name).default(""),
  subjectType: line(MAX.name).default(""),
  subjectId: line(MAX.name).default(""),
  from: optional(day()),
  to: optional(day()),
});
export type AuditFilter = z.infer<typeof auditFilter>;
