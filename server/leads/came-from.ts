import { sql, type SQL } from "drizzle-orm";
import { DIRECT, NONE } from "../../domain/lead-options.ts";
import type { LeadTable } from "./kinds.ts";

/** Where a request came from, in one word: the tag of a campaign, the site that led here, or how it was entered. */
export function sourceOf({ source }: LeadTable): SQL<string> {
  return sql`lower(coalesce(${source}->>'utm_source', ${source}->>'referrer', ${source}->>'channel', ${DIRECT}::text))`;
}

/** By which campaign it came. */
export function campaignOf({ source }: LeadTable): SQL<string> {
  return sql`lower(coalesce(${source}->>'utm_campaign', ${NONE}::text))`;
}
