import { CHANNELS } from "../../../domain/work/channels.ts";
import type { SequenceStep } from "../../../domain/work/sequences.ts";
import type { Database } from "../../platform/db/client.ts";
import type { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { SENDERS } from "../messages/channels.ts";
import { nextTimeOutsideQuietHours } from "../sms/quiet-hours.ts";
import { skipReason } from "./do-step.ts";

/** Interval of the job that runs due steps, in minutes: a step that is due goes with its next run. */
export const RUN_EVERY_MINUTES = 5;
const RUN_EVERY_MS = RUN_EVERY_MINUTES * 60_000;

type NextStep = {
  step: SequenceStep;
  lead: typeof requests.$inferSelect;
  /** The time from which the step is due. */
  dueAt: Date;
  /** False for a sequence that is switched off: its runs end with the next step. */
  isActive: boolean;
  /** The reason why the run ends before the step, as the history says. */
  stop: string | null;
};

/** The next step of a sequence as it will happen: when it really goes, and the reason when it does not. */
export type ForeseenStep = { at: Date; whyNot: string | null };

/**
 * Foresees the next step of a sequence: the time of the job's run that does it, after the quiet hours for a text, and
 * the reason why nothing would go.
 */
export async function foreseeStep(deps: Deps, tx: Database, next: NextStep): Promise<ForeseenStep> {
  const { step, lead, dueAt, isActive, stop } = next;
  const agency = deps.settings.agency();
  const due = Math.max(dueAt.getTime(), deps.clock().getTime());
  const runsAt = new Date(Math.ceil(due / RUN_EVERY_MS) * RUN_EVERY_MS);
  const whyNot = stop ?? (isActive ? null : "off") ?? (await skipReason(agency, tx, step, lead)) ?? unset(deps, step);
  const isQuiet = step.do !== "call" && CHANNELS[step.do].keepsQuietHours && lead.phone !== null;
  const at = isQuiet
    ? await nextTimeOutsideQuietHours(tx, { to: lead.phone ?? "", requestId: lead.id }, runsAt, agency)
    : runsAt;
  return { at, whyNot };
}

/** Returns the reason when the program has nothing to send the message with; null when it has. */
function unset(deps: Deps, { do: deed }: SequenceStep): string | null {
  return deed === "call" || SENDERS[deed].isConfigured(deps) ? null : "notConfigured";
}
