import { contentLines, type ContentFacts } from "./content-lines.ts";
import { deliverabilityLines } from "./deliverability-lines.ts";
import type { DeliverabilityFacts } from "./dns-facts.ts";
import { lawLines, type LawFacts } from "./law-lines.ts";
import { LINE_GROUPS, type GoLiveLine } from "./line.ts";
import { messageLines, siteLines, type SiteFacts } from "./site-lines.ts";

/** Everything that the go-live list is made of, as it was found. */
export type GoLiveFacts = ContentFacts & SiteFacts & LawFacts & { deliverability: DeliverabilityFacts };

/** Builds the go-live list from the facts: every line with its state, a sentence, and where it is mended. */
export function goLiveLines(facts: GoLiveFacts): GoLiveLine[] {
  const lines = [
    ...contentLines(facts),
    ...siteLines(facts),
    ...messageLines(facts),
    ...deliverabilityLines(facts.deliverability),
    ...lawLines(facts),
  ];
  return LINE_GROUPS.flatMap((group) => lines.filter((line) => line.group === group));
}
