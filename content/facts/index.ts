import { autoFacts } from "./auto.ts";
import { callFacts } from "./calls-and-privacy.ts";
import { claimFacts } from "./claims.ts";
import type { Fact } from "./fact.ts";
import { floodAndWindFacts } from "./flood-and-wind.ts";
import { licenseFacts } from "./license.ts";
import { policyFacts } from "./policies.ts";
import { reportFacts } from "./reports.ts";
import { workFacts } from "./work.ts";

/** All facts: every legal figure that our texts state, once, by field of law. */
export const facts = {
  ...autoFacts,
  ...claimFacts,
  ...policyFacts,
  ...reportFacts,
  ...floodAndWindFacts,
  ...licenseFacts,
  ...workFacts,
  ...callFacts,
} satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

/** The figures of all facts, for use in texts: `law.autoMinimum.short`. */
export const law = Object.fromEntries(Object.entries(facts).map(([id, { figures }]) => [id, figures])) as {
  readonly [Id in FactId]: (typeof facts)[Id]["figures"];
};
