import { sql, type SQL } from "drizzle-orm";
import { DIRECT, NONE } from "../../../domain/work/lead-options.ts";
import { cameFrom, campaignOf, requests } from "../../platform/db/schema/index.ts";

const { source } = requests;

/** Where a request came from, in one word: the tag of a campaign, the site that led here, or how it was entered. */
export const CAME_FROM = cameFrom(sql`${source}`);

/** By which campaign it came. */
export const CAMPAIGN = campaignOf(sql`${source}`);

/** Lets requests through that came from a place. Most came from nowhere in particular: an index has the others. */
export function isFrom(place: string): SQL {
  const isSaid = place.toLowerCase() === DIRECT ? sql`true` : sql`${source} <> '{}'`;
  return sql`(${CAME_FROM} = lower(${place}::text) and ${isSaid})`;
}

/** Lets requests through that came by a campaign. */
export function isByCampaign(name: string): SQL {
  const isSaid = name.toLowerCase() === NONE ? sql`true` : sql`${source} ? 'utm_campaign'`;
  return sql`(${CAMPAIGN} = lower(${name}::text) and ${isSaid})`;
}
