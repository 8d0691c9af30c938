import { articles } from "../../content/articles/index.ts";
import { printableForms } from "../../content/forms/index.ts";
import { PUBLIC_PATHS, SERVICE_PATHS } from "../../domain/content/site-map.ts";
import { PAGE_ACCESS } from "../../domain/platform/permissions.ts";
import { INSURANCE_TYPES } from "../../domain/work/lead-options.ts";
import type { ServiceSubject } from "../../domain/work/service-options.ts";

/** Pages that are not listed for search engines. */
const UNLISTED_PAGES = [
  "/auth",
  "/auth?tab=request",
  "/auth?tab=forgot",
  "/auth?invite=none",
  "/auth?reset=none",
  "/simple-quote",
  "/quote-box",
  "/newsletter",
  "/newsletter/confirm?token=none",
  "/newsletter/unsubscribe?token=none",
  "/newsletter/stop?token=none",
  "/no-such-page",
  "/blog/no-such-article",
  "/service/no-such-subject",
  ...SERVICE_PATHS,
  ...INSURANCE_TYPES.map((type) => `/quote?type=${type}`),
];

/** Every public page, as its English address. */
export const EVERY_PUBLIC_PAGE = [...PUBLIC_PATHS, ...UNLISTED_PAGES, ...articles.map(({ slug }) => `/blog/${slug}`)];

/** Every page of the portal whose address names nothing that somebody has to make first. */
export const EVERY_PORTAL_PAGE = [
  ...Object.keys(PAGE_ACCESS),
  "/agent-onboarding/certificate",
  "/agent-onboarding/team",
  "/agent-onboarding/steps/1",
  "/no-such-page",
];

/** The printable forms of the portal. */
export const EVERY_SHEET = printableForms.map(({ slug }) => `/agent-tools/forms/${slug}`);

/** The customer of forms that are sent without script. */
export const FORM_CUSTOMER = {
  firstName: "Rosa",
  lastName: "Vela",
  email: "rosa@example.com",
  phone: "713-555-0199",
};

/** The required values of each service form, besides the name and how to reach the customer. */
export const SERVICE_VALUES: Record<ServiceSubject, Record<string, string>> = {
  "id-card": {},
  proof: {},
  certificate: { holderName: "Acme LLC", holderAddress: "1 Main St, Houston" },
  vehicle: { changeType: "add" },
  driver: { changeType: "remove", driverName: "Luz Vela" },
  address: { changeType: "change", street: "12 Oak St" },
  lienholder: { changeType: "add", lienholderName: "First Bank" },
  billing: { message: "Why is it more?" },
  cancellation: { cancelWish: "not-renew" },
  loss: { lossType: "weather", lossDate: "2026-01-02" },
  glass: { glassPart: "windshield" },
  "service-other": { message: "Hello" },
};

export type PlainForm = { address: string; fields: string };

/** Finds the forms of a page that work without scripts, with the fields that they send when nothing is filled in. */
export function formsOf(html: string, address: string): PlainForm[] {
  return [...html.matchAll(/<form\b([^>]*\bmethod="post"[^>]*)>([^]*?)<\/form>/g)].map(([, form = "", inside = ""]) => {
    const fields = new URLSearchParams();
    for (const [input] of inside.matchAll(/<input\b[^>]*>/g)) {
      const valueOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1];
      const name = valueOf("name");
      if (name && !/type="(checkbox|radio)"/.test(input)) fields.append(name, valueOf("value") ?? "");
    }
    const action = /\baction="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(action, `http://site${address}`);
    return { address: pathname + search, fields: String(fields) };
  });
}
