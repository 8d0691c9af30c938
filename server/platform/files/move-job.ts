import type { JobKind } from "../deps.ts";
import { NOTHING, type Nothing } from "../jobs/pace.ts";

/** The job that moves new files into the S3 store (server/operations/files/move-to-place.ts). */
export const MOVE_FILES_JOB = { name: "move-files", data: NOTHING } as const satisfies JobKind<Nothing>;
