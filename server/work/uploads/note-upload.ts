import { desc, eq } from "drizzle-orm";
import type { UploadPurpose } from "../../../domain/work/upload-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests, type Direction } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { handOnReplied } from "../history/stand-ins.ts";

type ArrivedUpload = { requestId: number; purpose: UploadPurpose; at: Date };

/** Time within which files that come one after the other are told of as one event. */
const TOGETHER_MS = 15 * 60_000;

/**
 * Writes into the history that the customer uploaded a file: the request waits for us, as after a message, and its
 * retention period starts again. Ten photographs of one sending are one event, so that its owner is told once.
 */
export async function noteUpload(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  { requestId, purpose, at }: ArrivedUpload,
): Promise<void> {
  if (!(await joinLast(tx, { requestId, purpose, at }))) {
    const data = { direction: "in" satisfies Direction, uploads: 1, ...(purpose !== "file" && { purpose }) };
    await writeDeskEvent(tx, { type: "message", requestId, actor: null, data, at });
    await recomputeState(tx, requestId, at);
    await handOnReplied(deps, tx, requestId);
  }
  await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, requestId));
}

/**
 * Adds the file to the last event of the request, if that one tells of files of the same purpose that came just before.
 * The event loses its place in the stream, so that it is published again and open screens show the new file.
 */
async function joinLast(tx: Database, { requestId, purpose, at }: ArrivedUpload): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(deskEvents)
    .where(eq(deskEvents.requestId, requestId))
    .orderBy(desc(deskEvents.id))
    .limit(1);
  const uploaded = last?.data["uploads"];
  const isSame = (last?.data["purpose"] ?? "file") === purpose;
  if (!last || typeof uploaded !== "number" || !isSame || at.getTime() - last.at.getTime() > TOGETHER_MS) return false;
  const data = { ...last.data, uploads: uploaded + 1, lastAt: at.toISOString() };
  await tx.update(deskEvents).set({ data, place: null }).where(eq(deskEvents.id, last.id));
  announceDeskChange(tx);
  return true;
}
