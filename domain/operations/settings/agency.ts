import type { Location, Settings } from "./sections.ts";

/** The settings in force, in the shape that pages, mails and rules use. The main office's facts stand at the top level. */
export type Agency = Settings["identity"] &
  Settings["contact"] &
  Settings["links"] &
  Location &
  Pick<Settings, "locations" | "holidays" | "promises" | "savings" | "lines" | "social">;

/** Builds the agency from its settings. */
export function agencyOf(settings: Settings): Agency {
  const { identity, contact, links, locations, holidays, promises, savings, lines, social } = settings;
  return { ...identity, ...contact, ...links, ...locations[0], locations, holidays, promises, savings, lines, social };
}

/** The links that only the portal shows. */
const PORTAL_LINKS = ["chatDashboardUrl", "managementSystemUrl", "screenShareHost"] as const;
type PortalLinks = Pick<Agency, (typeof PORTAL_LINKS)[number]>;

/** The part of the agency that pages know. Visitors get no internal addresses. */
export type PageAgency = Omit<Agency, "agentsEmail" | "savings" | keyof PortalLinks> & { portal: PortalLinks | null };

/** Picks what a page may know: nothing internal, and the portal's links for colleagues only. */
export function pageAgencyOf(agency: Agency, isColleague: boolean): PageAgency {
  const {
    agentsEmail: _mailbox,
    savings: _savings,
    chatDashboardUrl,
    managementSystemUrl,
    screenShareHost,
    ...shown
  } = agency;
  return { ...shown, portal: isColleague ? { chatDashboardUrl, managementSystemUrl, screenShareHost } : null };
}
