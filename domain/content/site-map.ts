import { SERVICE_SUBJECTS } from "../work/service-options.ts";

/** The public pages that search engines may list, in the order of the specification; each has a twin under /es. */
export const PUBLIC_PATHS = [
  "/",
  "/auto",
  "/home",
  "/business",
  "/life",
  "/quote",
  "/about",
  "/contact",
  "/service",
  "/blog",
  "/payments",
  "/payment-options",
  "/insurance-glossary",
  "/auto-insurance-glossary",
  "/claims-process",
  "/knowledge-center",
  "/faq",
  "/privacy",
  "/terms",
  "/accessibility",
  "/sitemap",
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** The forms of the service page, which search engines may list, too. The site map shows people the page before them. */
export const SERVICE_PATHS: readonly string[] = SERVICE_SUBJECTS.map((subject) => `/service/${subject}`);

/** The public pages in groups, as the site map shows them to people. */
export const SITE_GROUPS = {
  insurance: ["/", "/auto", "/home", "/business", "/life", "/quote"],
  service: ["/service", "/payments", "/payment-options", "/claims-process", "/contact"],
  learn: ["/knowledge-center", "/blog", "/faq", "/insurance-glossary", "/auto-insurance-glossary"],
  agency: ["/about", "/privacy", "/terms", "/accessibility", "/sitemap"],
} as const satisfies Record<string, readonly PublicPath[]>;
export type SiteGroup = keyof typeof SITE_GROUPS;
