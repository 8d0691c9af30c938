import { firstAcknowledgements } from "./content/acknowledgements.ts";
import { firstOutcomes } from "./content/outcomes.ts";
import { firstClaims } from "./content/agency-claims.ts";
import type { Settings } from "./domain/operations/settings/sections.ts";

const weekday = { open: "10:00", close: "19:00" };

/**
 * The settings of the first start. They are copied into the database once, when it is made; from then on
 * `/admin-settings` changes them, and this file has no effect. Nothing else in the project contains a name, a number or
 * an address of the agency.
 */
export const firstSettings: Settings = {
  identity: {
    name: "Bluebonnet Insurance Agency",
    shortName: "Bluebonnet",
    foundedYear: 2008,
    licenseNumber: "1557130",
  },
  locations: [
    {
      id: "main",
      phone: "17135550142",
      address: { street: "2417 Heights Boulevard", city: "Houston", state: "TX", zip: "77008" },
      geo: { latitude: 29.7988, longitude: -95.3986 },
      timezone: "America/Chicago",
      hours: [weekday, weekday, weekday, weekday, weekday, { open: "10:00", close: "17:00" }, null],
      mapUrl:
        "https://www.openstreetmap.org/export/embed.html?bbox=-95.4136%2C29.7888%2C-95.3836%2C29.8088&layer=mapnik&marker=29.7988%2C-95.3986",
      manager: null,
    },
  ],
  holidays: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: "Memorial Day", month: 5, weekday: 0, which: "last" },
    { name: "Independence Day", month: 7, day: 4 },
    { name: "Labor Day", month: 9, weekday: 0, which: 1 },
    { name: "Thanksgiving", month: 11, weekday: 3, which: 4 },
    { name: "Christmas", month: 12, day: 25 },
  ],
  contact: {
    email: "hello@bluebonnet.example.com",
    agentsEmail: "agents@bluebonnet.example.com",
    claimsPhone: "17135550142",
    officeLanguage: "en",
  },
  links: {
    paymentsUrl: null,
    chatDashboardUrl: "https://chat.example.com/dashboard",
    managementSystemUrl: "https://ams.example.com",
    screenShareHost: null,
  },
  promises: {
    quote: { answerWithinHours: 2, escalateAfterMinutes: 90 },
    contact: { answerWithinHours: 2, escalateAfterMinutes: 90 },
    service: { answerWithinHours: 2, escalateAfterMinutes: 90 },
  },
  savings: { auto: { percent: 30, basis: null }, home: { percent: 25, basis: null } },
  lines: ["auto", "home", "business", "life"],
  social: {
    facebook: "https://www.facebook.com/bluebonnet.example",
    instagram: "https://www.instagram.com/bluebonnet.example",
    linkedin: "https://www.linkedin.com/company/bluebonnet-example",
  },
  acknowledgements: firstAcknowledgements,
  outcomes: firstOutcomes,
  renewals: { taskDaysBefore: 75 },
  reviews: { pageUrl: null, daysAfter: 3 },
  looks: { palette: null, logo: null, hero: null },
  claims: firstClaims,
  senders: { mailName: null, mailAddress: null, textNumber: null, signature: { en: null, es: null } },
  quietHours: { opens: 9, opensOnSunday: 12, closes: 21 },
  security: { sessionIdleMinutes: 60, sessionAbsoluteHours: 12, passwordMinLength: 6, secondFactorRoles: [] },
  retention: { months: 24, consentYears: 5 },
  backup: { everyHours: 24, keep: 14 },
};
