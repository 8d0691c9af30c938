import { keysOf } from "../../platform/typed-records.ts";
import type { GoLiveLine } from "./line.ts";
import type { Placeholder } from "./placeholders.ts";

/** The kinds of content that come as samples, with the name of their list in `/admin-content`. */
export const SAMPLE_LISTS = {
  testimonials: "testimonials",
  partners: "partners",
  carriers: "carriers",
  codes: "agency-codes",
} as const;
export type SampleKind = keyof typeof SAMPLE_LISTS;

/** A section of the settings with claims, and how many of them nobody has confirmed. */
export type ClaimCount = { section: "savings" | "claims"; unconfirmed: number };

export type ContentFacts = {
  samples: Record<SampleKind, number>;
  /** One entry for each section of the settings that holds claims. */
  claims: ClaimCount[];
  placeholders: Placeholder[];
  /** True when somebody has saved the agency's identity since the first start. */
  isIdentityOwn: boolean;
};

/** Builds the lines about what the site says: samples, claims and placeholders. */
export function contentLines({ samples, claims, placeholders, isIdentityOwn }: ContentFacts): GoLiveLine[] {
  const kinds = keysOf(SAMPLE_LISTS);
  return [
    {
      id: "identity",
      group: "content",
      title: "identity",
      state: isIdentityOwn ? "done" : "unknown",
      text: isIdentityOwn ? "go-live:identity.saved" : "go-live:identity.firstStart",
      to: "/admin-settings?section=identity",
    },
    ...kinds.map((kind): GoLiveLine => ({
      id: `samples.${kind}`,
      group: "content",
      title: kind,
      state: samples[kind] > 0 ? "todo" : "done",
      text: samples[kind] > 0 ? "go-live:samples.left" : "go-live:samples.none",
      values: { number: samples[kind] },
      to: `/admin-content?kind=${SAMPLE_LISTS[kind]}`,
    })),
    ...claims.map(({ section, unconfirmed }): GoLiveLine => ({
      id: `claims.${section}`,
      group: "content",
      title: section,
      state: unconfirmed > 0 ? "todo" : "done",
      text: unconfirmed > 0 ? "go-live:claims.unconfirmed" : "go-live:claims.confirmed",
      values: { number: unconfirmed },
      to: `/admin-settings?section=${section}`,
    })),
    ...placeholderLines(placeholders),
  ];
}

/** The section name under which placeholders in environment variables are listed. */
export const ENVIRONMENT = "environment";

/** Builds one line for each section with placeholders, or one that says that there are none. */
function placeholderLines(placeholders: Placeholder[]): GoLiveLine[] {
  const line = { group: "content", title: "placeholders" } as const;
  const bySection = Map.groupBy(placeholders, ({ section }) => section);
  if (bySection.size === 0) {
    const none = { state: "done", text: "go-live:placeholders.none", to: "/admin-settings" } as const;
    return [{ ...line, ...none, id: "placeholders" }];
  }
  return [...bySection].map(([section, found]): GoLiveLine => ({
    ...line,
    id: `placeholders.${section}`,
    state: "todo",
    text: section === ENVIRONMENT ? "go-live:placeholders.environment" : "go-live:placeholders.left",
    values: { list: found.map(({ value }) => value).join(", ") },
    to: section === ENVIRONMENT ? "/admin-health" : `/admin-settings?section=${section}`,
    section,
  }));
}
