import { useEffect, useRef, type RefObject } from "react";
import { api, ApiError, unattended } from "../../../lib/api.ts";
import { createStepClock, type StepClock } from "./step-clock.ts";

const TICK_MS = 5_000;
const REPORT_MS = 60_000;

export const PROGRESS = "PUT /api/agent-onboarding/step/:stepId/progress";
export const toMinutes = (ms: number) => ms / 60_000;

/** Sends the time only: with a status, an open page would take up a step again that an admin has skipped meanwhile. */
async function send(stepId: number, ms: number): Promise<void> {
  try {
    await api(PROGRESS, { params: { stepId }, body: { timeSpent: toMinutes(ms) }, keepalive: true });
  } catch (error) {
    // An error response is final: the step is no longer in progress. Without a response it is retried later.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Measures the time on a step while it is in progress and visible; reports it every minute and on leaving. */
export function useStepClock(stepId: number, isRunning: boolean): RefObject<StepClock | null> {
  const clock = useRef<StepClock | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    const running = createStepClock({
      now: () => performance.now(),
      isVisible: () => document.visibilityState === "visible",
      // A page that is only visible reports too: that somebody is there, other calls show.
      send: (ms) => unattended(() => send(stepId, ms)),
    });
    clock.current = running;
    const report = () => running.report();
    const ticking = setInterval(() => running.tick(), TICK_MS);
    const reporting = setInterval(report, REPORT_MS);
    document.addEventListener("visibilitychange", report);
    window.addEventListener("pagehide", report);
    return () => {
      clearInterval(ticking);
      clearInterval(reporting);
      document.removeEventListener("visibilitychange", report);
      window.removeEventListener("pagehide", report);
      report();
      clock.current = null;
    };
  }, [stepId, isRunning]);
  return clock;
}
