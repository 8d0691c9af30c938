import type { Colleague } from "../../../../domain/api/work/desk.ts";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { EVENT_OF } from "../../../../domain/work/desk/events.ts";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";

/** A carrier's price that is corrected. */
export type PremiumChange = { do: "premium"; id: number; premium: PremiumInput };
/** What somebody wants to do to a request that a colleague may change meanwhile. */
export type Wanted = WorkChange | PremiumChange;
/** Somebody was faster: what was wanted, and the version of the request that its maker saw. */
export type Conflict = { wanted: Wanted; version: number };

const TYPES = { ...EVENT_OF, premium: "premium" } as const satisfies Record<Wanted["do"], DeskEvent["type"]>;

type Around = {
  you: string;
  stage: string;
  colleagues: Colleague[];
  /** Whether what they call won needs nobody to confirm it. */
  mayApprove: boolean;
};

/** A change as the event that it would have become, so that both are told in the same words. */
export function asEvent(change: Wanted, { you, stage, colleagues, mayApprove }: Around): DeskEvent {
  return {
    id: 0,
    type: TYPES[change.do],
    at: "",
    actor: { id: 0, name: you },
    isUndone: false,
    data: {
      ...("outcome" in change && { outcome: change.outcome }),
      ...(change.do === "assign" && { owner: colleagues.find(({ id }) => id === change.ownerId) ?? null }),
      ...(change.do === "premium" && { act: "change", carrier: change.premium.carrier }),
      before: { stage },
      after: {
        ...(change.do === "stage" && { stage: change.stage, lostReason: change.reason, confirmedAt: mayApprove }),
        ...(change.do === "priority" && { priority: change.priority }),
        ...(change.do === "follow-up" && { followUpAt: change.at }),
      },
    },
  };
}
