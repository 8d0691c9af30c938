import { DEFAULT_INSURANCE_TYPE, isInsuranceType, type InsuranceType } from "./lead-options.ts";

/** The lines of insurance that the agency offers, at least one. */
export type OfferedLines = readonly InsuranceType[];

/** Returns the line that a form begins with: auto, unless the agency does not offer it. */
export function defaultLine(lines: OfferedLines): InsuranceType {
  const [first = DEFAULT_INSURANCE_TYPE] = lines;
  return lines.includes(DEFAULT_INSURANCE_TYPE) ? DEFAULT_INSURANCE_TYPE : first;
}

/** Returns the line that an address asks for with `?type=`, while it is offered; otherwise the default. */
export function askedLine(asked: unknown, lines: OfferedLines): InsuranceType {
  return isInsuranceType(asked) && lines.includes(asked) ? asked : defaultLine(lines);
}

/** The pages that are about one line, and the page that takes their visitors while the line is not offered. */
const LINE_PAGES: Record<string, { line: InsuranceType; instead: string }> = {
  "/auto": { line: "auto", instead: "/" },
  "/home": { line: "home", instead: "/" },
  "/business": { line: "business", instead: "/" },
  "/life": { line: "life", instead: "/" },
  "/auto-insurance-glossary": { line: "auto", instead: "/insurance-glossary" },
};

/**
 * Returns where a public address (English spelling, with its query) leads instead, because it is about a line that is
 * not offered; null when it may be shown. No target is about a line, so that redirects end.
 */
export function insteadOfUnoffered(address: string, lines: OfferedLines): string | null {
  const [path = "", query = ""] = address.split("?");
  const page = LINE_PAGES[path];
  if (page) return lines.includes(page.line) ? null : page.instead;
  const type = new URLSearchParams(query).get("type");
  return isInsuranceType(type) && !lines.includes(type) ? path : null;
}

/** Returns true for a link that does not lead to a line that the agency does not offer. */
export function isOffered(address: string, lines: OfferedLines): boolean {
  return insteadOfUnoffered(address, lines) === null;
}
