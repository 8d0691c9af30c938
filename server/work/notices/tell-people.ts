import type { Deps, Job } from "../../platform/deps.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { DESK_CHANNEL } from "../../platform/events/announce.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { deliverNotices } from "./deliver.ts";
import { noticeDueTasks } from "./due-tasks.ts";
import { makeNotices } from "./make-notices.ts";

/** Makes the notices of what happened and of what became due, and sends those whose time has come. */
export async function tellPeople(deps: Deps): Promise<void> {
  await makeNotices(deps);
  await noticeDueTasks(deps);
  await deliverNotices(deps);
}

/** Runs every minute, so that what only the clock causes is told too, and a fault shows among the failed jobs. */
export const tellPeopleJob: Job<"tell-people", Nothing> = {
  name: "tell-people",
  data: NOTHING,
  pace: HOURLY,
  schedule: "* * * * *",
  work: tellPeople,
};

/** Time between two runs that events cause: those that come meanwhile are told together. */
const PAUSE_MS = 1_000;

/**
 * Tells people of desk events as soon as they are announced, in a process with workers. One run at a time; what comes
 * during a run is told by the next. A fault is left to the job of every minute.
 */
export async function tellOnEvents(deps: Deps): Promise<{ close(): Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  let isClosed = false;
  let run: Promise<void> | undefined;

  async function tell(): Promise<void> {
    isWanted = false;
    await makeNotices(deps)
      .then(() => deliverNotices(deps))
      .catch((error: unknown) => deps.log.warn({ err: describeFault(error) }, "notices wait for the next minute"));
  }

  function want(): void {
    isWanted = true;
    if (timer || run || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      run = tell().finally(() => {
        run = undefined;
        if (isWanted) want();
      });
    }, PAUSE_MS).unref();
  }

  await deps.store.listen(DESK_CHANNEL, (payload) => {
    // A message that is JSON is about sessions or presence.
    if (!payload.startsWith("{")) want();
  });
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await run;
    },
  };
}
