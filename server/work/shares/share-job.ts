import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";

/** The part of the job `finish-share` that its senders know. */
export const SHARE_JOB = { name: "finish-share", data: z.object({ shareId: rowId() }) } as const;
