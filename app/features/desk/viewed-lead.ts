import type { ViewedRequest } from "../../../domain/api/leads.ts";
import type { LeadKind } from "../../../domain/lead-options.ts";

/** A request as its dialog shows it. */
export type ViewedLead = ViewedRequest<LeadKind>;
