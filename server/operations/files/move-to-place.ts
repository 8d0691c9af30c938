import type { Deps, Job } from "../../platform/deps.ts";
import { MOVE_FILES_JOB } from "../../platform/files/move-job.ts";
import { moveFiles, wantedPlace } from "../../platform/files/move-file.ts";
import { HOURLY, type Nothing } from "../../platform/jobs/pace.ts";

/** Moves new files into the S3 store, where one is set up and files are to be kept there. */
export async function moveNewFiles({ db, env, log }: Pick<Deps, "db" | "env" | "log">): Promise<void> {
  if ((await wantedPlace({ db, env })) !== "s3") return;
  const moved = await moveFiles({ db, env }, "s3");
  if (moved > 0) log.info({ moved }, "files moved into the S3 store");
}

export const moveFilesJob: Job<"move-files", Nothing> = {
  ...MOVE_FILES_JOB,
  // A first run may have many files before it; a run that is cut off is continued by the next.
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 3600 } },
  schedule: "* * * * *",
  work: moveNewFiles,
};
