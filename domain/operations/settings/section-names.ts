/** The sections of the settings, in the order in which admins see them. Apart from their schemas, which load zod. */
export const SECTIONS = [
  "identity",
  "locations",
  "holidays",
  "contact",
  "links",
  "social",
  "promises",
  "lines",
  "savings",
  "acknowledgements",
  "outcomes",
  "renewals",
  "reviews",
  "looks",
  "claims",
  "senders",
  "quietHours",
  "security",
  "retention",
  "backup",
] as const;
export type Section = (typeof SECTIONS)[number];
