import type { Work } from "../../../../domain/api/work/work.ts";
import type { WorkChange } from "../../../../domain/work/desk/work.ts";
import { late } from "../../../lib/late.ts";

/** The dialog that asks which policy came of a win, loaded when it is first needed. */
export const WinDialog = late(async () => (await import("../../../layout/policies/win-dialog.tsx")).WinDialog);

/** Returns true when a change has confirmed a win: the policy that came of it is asked for next. */
export function confirmsWin(change: WorkChange, { stage, isConfirmed }: Work): boolean {
  const isAboutWin = change.do === "confirm" || (change.do === "stage" && change.stage === "won");
  return isAboutWin && stage === "won" && isConfirmed;
}
