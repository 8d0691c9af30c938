import type { Colleague } from "../../../../domain/api/work/desk.ts";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { EVENT_OF } from "../../../../domain/work/desk/events.ts";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import type { Seen } from "../../../../domain/work/desk/since.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";

/** The correction of a carrier's premium. */
export type PremiumChange = { do: "premium"; id: number; premium: PremiumInput };
/** A change that a user wants to make to a request, and that can conflict with a colleague's. */
export type RequestChange = WorkChange | PremiumChange;
/** A version conflict: the wanted change, and what its author had seen of the request. */
export type Conflict = Seen & { wanted: RequestChange };

const TYPES = { ...EVENT_OF, premium: "premium" } as const satisfies Record<RequestChange["do"], DeskEvent["type"]>;

type EventContext = {
  you: string;
  stage: string;
  colleagues: Colleague[];
  /** True when the user's sales need no confirmation by somebody else. */
  mayApprove: boolean;
};

/** Builds the event that a change would have become, so that both sides of a conflict are described alike. */
export function previewEvent(change: RequestChange, { you, stage, colleagues, mayApprove }: EventContext): DeskEvent {
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
