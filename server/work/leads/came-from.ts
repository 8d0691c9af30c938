import { sql, type SQL } from "drizzle-orm";
import { DIRECT, NONE } from "../../../domain/work/lead-options.ts";
import { cameFrom, campaignOf, requests } from "../../platform/db/schema/index.ts";

const { source } = requests;

/** SQL for the source of a request, in one word: the campaign tag, the referring site, or how it was entered. */
export const CAME_FROM = cameFrom(sql`${source}`);

/** SQL for the campaign that a request came by. */
export const CAMPAIGN = campaignOf(sql`${source}`);

/**
 * Builds the SQL condition for requests from one source. Most requests have an empty `source`; the extra condition
 * `source <> '{}'` lets the query use the index on all the others.
 */
export function isFrom(place: string): SQL {
  const isSaid = place.toLowerCase() === DIRECT ? sql`true` : sql`${source} <> '{}'`;
  return sql`(${CAME_FROM} = lower(${place}::text) and ${isSaid})`;
}

/** Builds the SQL condition for requests that came by one campaign. */
export function isByCampaign(name: string): SQL {
  const isSaid = name.toLowerCase() === NONE ? sql`true` : sql`${source} ? 'utm_campaign'`;
  return sql`(${CAMPAIGN} = lower(${name}::text) and ${isSaid})`;
}
