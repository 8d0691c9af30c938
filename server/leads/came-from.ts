import { sql, type SQL } from "drizzle-orm";
import { DIRECT, NONE } from "../../domain/lead-options.ts";
import { requests } from "../db/schema/index.ts";

const { source } = requests;

/** Where a request came from, in one word: the tag of a campaign, the site that led here, or how it was entered. */
export const CAME_FROM: SQL<string> = sql`lower(coalesce(${source}->>'utm_source', ${source}->>'referrer', ${source}->>'channel', ${DIRECT}::text))`;

/** By which campaign it came. */
export const CAMPAIGN: SQL<string> = sql`lower(coalesce(${source}->>'utm_campaign', ${NONE}::text))`;
