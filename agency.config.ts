import type { Holiday } from "./domain/platform/holidays.ts";
import type { SavingsClaims } from "./domain/content/savings.ts";

type Location = {
  /** Digits only, with the country code; shown as (713) 555-0142. */
  phone: string;
  address: { street: string; city: string; state: string; zip: string };
  geo: { latitude: number; longitude: number };
  /** 24-hour clock; null means closed. Index 0 is Monday. */
  hours: ({ open: string; close: string } | null)[];
};

const weekday = { open: "10:00", close: "19:00" };

/**
 * The offices, the main one first: its phone, address and hours appear in header, footer, forms and mails. The contact
 * page lists the others; the site mentions multiple locations only when there are several.
 */
const locations: readonly [Location, ...Location[]] = [
  {
    phone: "17135550142",
    address: { street: "2417 Heights Boulevard", city: "Houston", state: "TX", zip: "77008" },
    geo: { latitude: 29.7988, longitude: -95.3986 },
    hours: [weekday, weekday, weekday, weekday, weekday, { open: "10:00", close: "17:00" }, null],
  },
];

/**
 * The days on which all offices are closed: by date, by weekday (0 is Monday) of a month, or once, such as `{ name:
 * "Inventory", date: "2027-01-15" }`. Promised answer times and the desk's clock skip them.
 */
const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Memorial Day", month: 5, weekday: 0, which: "last" },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: 0, which: 1 },
  { name: "Thanksgiving", month: 11, weekday: 3, which: 4 },
  { name: "Christmas", month: 12, day: 25 },
];

/**
 * The maximum that a customer saved by switching to the agency with the same coverage, for example `{ percent: 30,
 * basis: { customers: 214, from: "2025-01", to: "2025-12" } }`. The footnotes print the basis. A claim without a basis
 * is hidden in production, and is marked as a sample elsewhere; null makes no claim.
 */
const savings: SavingsClaims = {
  auto: { percent: 30, basis: null },
  home: { percent: 25, basis: null },
};

/**
 * The agency's identity: the one file an adopting agency edits. Nothing else in the project contains a name, a number
 * or an address of the agency.
 */
export const agency = {
  name: "Bluebonnet Insurance Agency",
  shortName: "Bluebonnet",
  foundedYear: 2008,
  /** The number that the Texas Department of Insurance shows in its lookup. */
  licenseNumber: "1557130",
  locations,
  ...locations[0],
  claimsPhone: "17135550142",
  email: "hello@bluebonnet.example.com",
  agentsEmail: "agents@bluebonnet.example.com",
  timezone: "America/Chicago",
  holidays,
  /** Maximum office hours, as a rule, until a person who wrote hears from an agent. */
  answerWithinHours: 2,
  /** Open minutes after which the agents' mailbox is told of an unanswered request. */
  escalateAfterMinutes: 90,
  savings,
  social: {
    facebook: "https://www.facebook.com/bluebonnet.example",
    instagram: "https://www.instagram.com/bluebonnet.example",
    linkedin: "https://www.linkedin.com/company/bluebonnet-example",
  },
  /** The target of the header's Make a Payment link; null means this site's own /payments. */
  paymentsUrl: null as string | null,
  chatDashboardUrl: "https://chat.example.com/dashboard",
  managementSystemUrl: "https://ams.example.com",
  screenShareHost: "https://support.example.com",
  /** The external map of the main office, loaded only when a visitor asks for it. */
  mapUrl:
    "https://www.openstreetmap.org/export/embed.html?bbox=-95.4136%2C29.7888%2C-95.3836%2C29.8088&layer=mapnik&marker=29.7988%2C-95.3986",
} as const;
