import type { Colleague } from "../../../../domain/api/work/desk.ts";
import type { Work } from "../../../../domain/api/work/work.ts";
import { becomesOwnerBy } from "../../../../domain/work/desk/rights.ts";
import { isEnd } from "../../../../domain/work/desk/stages.ts";
import type { Deed, WorkChange } from "../../../../domain/work/desk/work.ts";
import type { Role } from "../../../../domain/platform/permissions.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";

/** The changes that are shown before the server has answered, because they can be taken back. */
const SHOWN_AT_ONCE: readonly Deed[] = [
  "take",
  "assign",
  "stage",
  "confirm",
  "priority",
  "follow-up",
  "settle",
  "tags",
];
export const isShownAtOnce = (change: WorkChange | undefined) =>
  change !== undefined && SHOWN_AT_ONCE.includes(change.do);

type Author = {
  me: { id: number; name: string; role: Role };
  kind: LeadKind;
  colleagues: readonly Colleague[];
  mayApprove: boolean;
};

/** Returns the working state as the server will have it after a change, as far as a screen shows it. */
export function expectedWork(work: Work, change: WorkChange, { me, kind, colleagues, mayApprove }: Author): Work {
  const mine = { owner: { id: me.id, name: me.name }, rule: null };
  const subject = { kind, ownerId: work.owner?.id ?? null, stage: work.stage };
  const owned = becomesOwnerBy(me.role, subject, change.do) ? { ...work, ...mine } : work;
  switch (change.do) {
    case "take":
      return { ...work, ...mine };
    case "assign": {
      const colleague = colleagues.find(({ id }) => id === change.ownerId);
      return { ...work, owner: colleague ? { id: colleague.id, name: colleague.name } : null, rule: null };
    }
    case "stage":
      return {
        ...owned,
        stage: change.stage,
        lostReason: change.reason ?? null,
        followUpAt: isEnd(change.stage) && change.stage !== work.stage ? null : owned.followUpAt,
        isConfirmed: change.stage === work.stage ? work.isConfirmed : change.stage === "won" && mayApprove,
      };
    case "confirm":
      return { ...work, isConfirmed: true };
    case "priority":
      return { ...owned, priority: change.priority };
    case "follow-up":
      return { ...owned, followUpAt: change.at && new Date(change.at).toISOString() };
    case "settle":
      return { ...owned, waitsFor: "nobody", waitsSince: null };
    case "tags": {
      const kept = work.tagIds.filter((id) => !change.remove.includes(id));
      return { ...work, tagIds: [...new Set([...kept, ...change.add])] };
    }
    case "note":
    case "call":
    case "not-spam":
      return work;
  }
}
