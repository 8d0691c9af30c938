import { pageLooksOf, type PageLooks } from "../looks/page-looks.ts";
import { pick } from "../../platform/typed-records.ts";
import type { Location, Settings } from "./sections.ts";

/** The settings in force, in the shape that pages, mails and rules use. The main office's facts stand at the top level. */
export type Agency = Settings["identity"] &
  Settings["contact"] &
  Settings["links"] &
  Omit<Location, "id"> &
  Omit<Settings, "identity" | "contact" | "links">;

/** Builds the agency from its settings. */
export function agencyOf({ identity, contact, links, ...others }: Settings): Agency {
  const { id: _id, ...main } = others.locations[0];
  return { ...others, ...identity, ...contact, ...links, ...main };
}

/** The fields that every page knows. Whatever is not listed here never leaves the server with a page. */
const PAGE_FIELDS = [
  "name",
  "shortName",
  "foundedYear",
  "licenseNumber",
  "email",
  "claimsPhone",
  "paymentsUrl",
  "locations",
  "phone",
  "address",
  "geo",
  "timezone",
  "hours",
  "mapUrl",
  "manager",
  "holidays",
  "promises",
  "lines",
  "social",
] as const satisfies (keyof Agency)[];

/** The fields that only colleagues know: links, and the choices of the desk. */
const PORTAL_FIELDS = [
  "chatDashboardUrl",
  "managementSystemUrl",
  "screenShareHost",
  "outcomes",
] as const satisfies (keyof Agency)[];

type PortalAgency = Pick<Agency, (typeof PORTAL_FIELDS)[number]>;

/** The part of the agency that pages know. */
export type PageAgency = Pick<Agency, (typeof PAGE_FIELDS)[number]> & {
  portal: PortalAgency | null;
  /** Absent while the looks are those that the program brings. */
  looks?: PageLooks;
};

/** Picks what a page may know: nothing internal, and the portal's part for colleagues only. */
export function pageAgencyOf(agency: Agency, isColleague: boolean): PageAgency {
  const looks = pageLooksOf(agency.looks);
  return {
    ...pick(agency, PAGE_FIELDS),
    portal: isColleague ? pick(agency, PORTAL_FIELDS) : null,
    ...(looks && { looks }),
  };
}
