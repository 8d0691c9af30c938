import { INQUIRY_TYPES, INSURANCE_TYPES, LEAD_KINDS, type LeadKind } from "./lead-options.ts";
import type { Resource } from "./permissions.ts";

/** What the whole program has to know of a kind of request. One that is missing, or lacks something, does not compile. */
type KindDefinition = {
  /** What its references begin with. */
  prefix: string;
  /** Where its requests are found: in the API, and on the dashboard. */
  path: `/api/${string}`;
  tab: string;
  /** What of the matrix of permissions decides who may do what with it. */
  resource: Resource;
  /** What it can be about; `needsType` where each request says so. */
  types: readonly string[];
  needsType: boolean;
  /** Whether it is sold: with premiums, a board, wins that are confirmed, and reasons why it was lost. */
  isSale: boolean;
  /** Whether it can be turned into a quote request. */
  becomesQuote: boolean;
  /** Whether its form asks for a ZIP code. */
  hasZip: boolean;
};

/** The kinds of requests. What only the server decides by is in `server/leads/kinds.ts`. */
export const KINDS = {
  quote: {
    prefix: "Q",
    path: "/api/quote-requests",
    tab: "quotes",
    resource: "quote-requests",
    types: INSURANCE_TYPES,
    needsType: true,
    isSale: true,
    becomesQuote: false,
    hasZip: true,
  },
  contact: {
    prefix: "C",
    path: "/api/contact-requests",
    tab: "contacts",
    resource: "customer-data",
    types: INQUIRY_TYPES,
    needsType: false,
    isSale: false,
    becomesQuote: true,
    hasZip: false,
  },
} as const satisfies Record<LeadKind, KindDefinition>;

/** The kind of a request, by its reference. */
export function kindOfReference(reference: string): LeadKind {
  const kind = LEAD_KINDS.find((one) => reference.startsWith(KINDS[one].prefix));
  if (!kind) throw new Error(`no kind of request has references such as ${reference}`);
  return kind;
}

/** Where a request is worked. */
export const requestAddress = (reference: string) =>
  `/agent-dashboard?tab=${KINDS[kindOfReference(reference)].tab}&request=${reference}`;
