import type { Location, Settings } from "./sections.ts";

/** The settings in force, in the shape that pages, mails and rules use. The main office's facts stand at the top level. */
export type Agency = Settings["identity"] &
  Settings["contact"] &
  Settings["links"] &
  Location &
  Pick<Settings, "locations" | "holidays" | "promises" | "savings" | "lines" | "social"> &
  Pick<Settings, "acknowledgements" | "outcomes">;

/** Builds the agency from its settings. */
export function agencyOf(settings: Settings): Agency {
  const { identity, contact, links, locations, holidays, promises, savings, lines, social } = settings;
  const { acknowledgements, outcomes } = settings;
  const shown = { ...identity, ...contact, ...links, ...locations[0], locations, holidays, promises, savings };
  return { ...shown, lines, social, acknowledgements, outcomes };
}

/** The links that only the portal shows. */
const PORTAL_LINKS = ["chatDashboardUrl", "managementSystemUrl", "screenShareHost"] as const;
type PortalLinks = Pick<Agency, (typeof PORTAL_LINKS)[number]>;
/** What only colleagues see: links, and the choices of the desk. */
type PortalPart = PortalLinks & Pick<Agency, "outcomes">;

/** The part of the agency that pages know. Visitors get no internal addresses. */
export type PageAgency = Omit<Agency, "agentsEmail" | "savings" | "acknowledgements" | keyof PortalPart> & {
  portal: PortalPart | null;
};

/** Picks what a page may know: nothing internal, and the portal's links for colleagues only. */
export function pageAgencyOf(agency: Agency, isColleague: boolean): PageAgency {
  const {
    agentsEmail: _mailbox,
    savings: _savings,
    acknowledgements: _acknowledgements,
    chatDashboardUrl,
    managementSystemUrl,
    screenShareHost,
    outcomes,
    ...shown
  } = agency;
  return {
    ...shown,
    portal: isColleague ? { chatDashboardUrl, managementSystemUrl, screenShareHost, outcomes } : null,
  };
}
