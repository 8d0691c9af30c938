import { z } from "zod";
import { day, line } from "../../platform/fields.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { CONSENT_YEARS, MIN_PASSWORD, SESSION_LIMITS } from "../../platform/limits.ts";
import { ROLES } from "../../platform/permissions.ts";
import { fault } from "../../platform/text-keys.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { LOCATION_ID } from "../../work/request-fields.ts";
import { DECENT_HOURS } from "../../work/decent-hours.ts";
import { byKind } from "../../work/request-kinds.ts";
import { acknowledgements } from "./acknowledgements.ts";
import { outcomes } from "./outcomes.ts";
import { looks } from "./looks.ts";
import { claims } from "./claim-schema.ts";
import type { Section } from "./section-names.ts";
import {
  mailAddress,
  nullable,
  officePhone,
  required,
  timeOfDay,
  timezone,
  webAddress,
  wholeNumber,
  zipCode,
} from "./fields.ts";

/** The last activity is noted once a minute: a shorter limit would log out people at work. */
const MIN_IDLE_MINUTES = 5;
const MAX_PASSWORD_MINIMUM = 64;

const identity = z.object({
  name: required(),
  shortName: required(60),
  foundedYear: wholeNumber(1800, 2100),
  /** The number that the Texas Department of Insurance shows in its lookup. */
  licenseNumber: required(40),
});

/** The hours of one day by the 24-hour clock; null means closed. */
const dayHours = z
  .object({ open: timeOfDay, close: timeOfDay })
  .refine(({ open, close }) => open < close, { error: fault("validation:timeOrder"), path: ["close"] })
  .nullable();

const location = z.object({
  /** The stable id that requests refer to. It is given once and never changes; nobody sees it. */
  id: z.string().regex(LOCATION_ID, fault("validation:invalid")),
  phone: officePhone,
  address: z.object({
    street: required(),
    city: required(100),
    state: z.string().regex(/^[A-Z]{2}$/, fault("validation:choice")),
    zip: zipCode,
  }),
  geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  timezone,
  /** Index 0 is Monday. */
  hours: z.array(dayHours).length(7),
  /** The external map, loaded only when a visitor asks for it. */
  mapUrl: nullable(webAddress),
  /** The person who manages this office, for visitors. */
  manager: nullable(line(100)),
});
export type Location = z.infer<typeof location>;

/** The offices, the main one first: its phone, address and hours appear in header, footer, forms and mails. */
const locations = z.preprocess(
  giveIds,
  z
    .tuple([location], location)
    .refine((list) => list.length <= 50, fault("validation:tooMany"))
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, fault("validation:invalid")),
);

/** Gives offices without an id, as stored before offices had one, an id by their position. The first is "main". */
function giveIds(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((office: unknown, index) => {
    if (typeof office !== "object" || office === null) return office;
    return { id: index === 0 ? "main" : `office-${index + 1}`, ...office };
  });
}

const month = wholeNumber(1, 12);
/** A day on which all offices are closed: by date, by weekday (0 is Monday) of a month, or once. */
const holiday = z.union([
  z.object({ name: required(100), month, day: wholeNumber(1, 31) }),
  z.object({
    name: required(100),
    month,
    weekday: wholeNumber(0, 6),
    which: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal("last")]),
  }),
  z.object({ name: required(100), date: day() }),
]);

const contact = z.object({
  email: mailAddress,
  /** The mailbox that is told of requests. */
  agentsEmail: mailAddress,
  claimsPhone: officePhone,
  /** The language of the office's own mails and lists. Visitors get theirs. */
  officeLanguage: z.enum(LANGUAGES),
});

const links = z.object({
  /** The target of the header's Make a Payment link; null means this site's own /payments. */
  paymentsUrl: nullable(webAddress),
  chatDashboardUrl: nullable(webAddress),
  managementSystemUrl: nullable(webAddress),
  screenShareHost: nullable(webAddress),
});

const promise = z.object({
  /** Maximum office hours, as a rule, until a person who wrote hears from an agent. */
  answerWithinHours: wholeNumber(1, 100),
  /** Open minutes after which the owner, then the agents' mailbox, is told of an unanswered request. */
  escalateAfterMinutes: wholeNumber(5, 6_000),
});

/** A month, such as 2025-03. */
const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, fault("validation:date"));

/**
 * The maximum that a customer saved by switching to the agency with the same coverage. A claim without a basis is
 * hidden in production, and is marked as a sample elsewhere; null makes no claim.
 */
const savingsClaim = z
  .object({
    percent: wholeNumber(1, 95),
    basis: z
      .object({ customers: wholeNumber(1, 1_000_000), from: yearMonth, to: yearMonth })
      .refine(({ from, to }) => from <= to, { error: fault("validation:dayOrder"), path: ["to"] })
      .nullable(),
  })
  .nullable();

const social = z.object({
  facebook: nullable(webAddress),
  instagram: nullable(webAddress),
  linkedin: nullable(webAddress),
});

/** The senders of mails and texts. Null is the agency itself for mails; without a number no texts are sent. */
const senders = z.object({
  mailName: nullable(line(100)),
  mailAddress: nullable(mailAddress),
  /** The number that texts come from, with the country code: +17135550142. */
  textNumber: nullable(officePhone.transform((digits) => `+${digits}`)),
  /** A line above the name and the address that end every mail. */
  signature: z.object({ en: nullable(line(200)), es: nullable(line(200)) }),
});

/** The shortest time of a day in which texts may leave. With less, none would ever reach some numbers. */
const MIN_TEXTING_HOURS = 4;

/** The hours in which texts may leave: those that the law allows, or fewer. */
const quietHours = z
  .object({
    opens: wholeNumber(DECENT_HOURS.opens, DECENT_HOURS.closes),
    opensOnSunday: wholeNumber(DECENT_HOURS.opensOnSunday, DECENT_HOURS.closes),
    closes: wholeNumber(DECENT_HOURS.opens, DECENT_HOURS.closes),
  })
  .refine(({ opens, closes }) => closes - opens >= MIN_TEXTING_HOURS, {
    error: fault("validation:textingHours"),
    path: ["closes"],
  });

/** Rules for logins. They may be stricter than those that the product comes with, never laxer. */
const security = z.object({
  sessionIdleMinutes: wholeNumber(MIN_IDLE_MINUTES, SESSION_LIMITS.idleMinutes),
  sessionAbsoluteHours: wholeNumber(1, SESSION_LIMITS.absoluteHours),
  passwordMinLength: wholeNumber(MIN_PASSWORD, MAX_PASSWORD_MINIMUM),
  /** The roles that must log in with a second factor. */
  secondFactorRoles: z.array(z.enum(ROLES)),
});

const retention = z.object({
  /** Months after its last use at which a request is removed. */
  months: wholeNumber(1, 240),
  /** Years for which the record of a consent is kept. The law asks for five. */
  consentYears: wholeNumber(CONSENT_YEARS, 50),
});

/** Days before the expiry of a policy at which its owner gets a task to renew it. */
const renewals = z.object({ taskDaysBefore: wholeNumber(1, 180) });

/** The question after the end of a request. Nobody is asked while no public page for reviews is set. */
const reviews = z.object({ pageUrl: nullable(webAddress), daysAfter: wholeNumber(0, 30) });

const backup = z.object({ everyHours: wholeNumber(1, 720), keep: wholeNumber(1, 1_000) });

/** The schema of each section of the settings. A section is edited, saved and versioned on its own. */
export const SECTION_SCHEMAS = {
  identity,
  locations,
  holidays: z.array(holiday).max(60, fault("validation:tooMany")),
  contact,
  links,
  promises: z.object(byKind(() => promise)),
  savings: z.object({ auto: savingsClaim, home: savingsClaim }),
  /** The lines of insurance that the agency offers, each once and in the order of the menus. */
  lines: z
    .array(z.enum(INSURANCE_TYPES))
    .min(1, fault("validation:required"))
    .transform((chosen) => INSURANCE_TYPES.filter((line) => chosen.includes(line))),
  social,
  acknowledgements,
  outcomes,
  renewals,
  reviews,
  looks,
  /** The statements about the agency that only it can know. */
  claims,
  senders,
  quietHours,
  security,
  retention,
  backup,
} as const satisfies Record<Section, z.ZodType>;

/** The settings as they are stored, by section. */
export type Settings = { [S in Section]: z.infer<(typeof SECTION_SCHEMAS)[S]> };
