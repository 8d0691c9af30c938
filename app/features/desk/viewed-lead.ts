import type { ViewedRequest } from "../../../server/desk/view-lead.ts";

/** A request as its dialog shows it. */
export type ViewedLead = ViewedRequest<"quote"> | ViewedRequest<"contact">;
