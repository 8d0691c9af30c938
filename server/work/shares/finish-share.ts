import { eq } from "drizzle-orm";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, shares, users } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { translator } from "../../platform/texts.ts";
import { noteMentions } from "../desk/note-mentions.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { endShareIn, LAST_NOTES_MS } from "./end-share.ts";
import type { ShareRow } from "./find-share.ts";
import { notesOf } from "./notes.ts";
import { SHARE_JOB } from "./share-job.ts";

const MINUTE = 60_000;

type Needs = Pick<Deps, "db" | "clock" | "jobs" | "keys" | "recordEvent">;

/**
 * Ends a share whose time is over, whether its pages are open or not. Some seconds after the end, whatever ended it,
 * makes its notes a note in the history of the request. May be killed at any point and run twice.
 */
export function finishShare(deps: Needs, shareId: number): Promise<void> {
  return makeChange(deps, {}, async (tx) => {
    const [share] = await tx.select().from(shares).where(eq(shares.id, shareId)).for("update");
    return { event: share && !share.notedAt ? await finish(deps, tx, share) : null };
  });
}

async function finish(deps: Needs, tx: Database, share: ShareRow): Promise<AuditEvent | null> {
  const now = deps.clock();
  if (!share.endedAt && share.expiresAt <= now) return endShareIn(deps, tx, share.id, "expired");
  const finishAt = share.endedAt ? new Date(share.endedAt.getTime() + LAST_NOTES_MS) : share.expiresAt;
  // Jobs go by the clock of the database, which may be ahead of ours.
  if (finishAt > now) throw new PostponeJob(finishAt.getTime() - now.getTime());
  await tx.update(shares).set({ notedAt: now }).where(eq(shares.id, share.id));
  await writeNote(deps, tx, share, now);
  return null;
}

async function writeNote({ keys }: Needs, tx: Database, share: ShareRow, at: Date): Promise<void> {
  const notes = notesOf(keys, share);
  if (share.requestId === null || notes === "") return;
  const [request] = await tx.select().from(requests).where(eq(requests.id, share.requestId));
  const [agent] = await tx.select().from(users).where(eq(users.id, share.userId));
  if (!request || !agent) return;
  const { beganAt, endedAt } = share;
  const minutes = beganAt && endedAt ? Math.max(1, Math.round((endedAt.getTime() - beganAt.getTime()) / MINUTE)) : 0;
  const t = translator(agent.language ?? "en");
  const heading = minutes > 0 ? t("share-mail:note.lasted", { count: minutes }) : t("share-mail:note.plain");
  const text = `${heading}\n${notes}`;
  const about = { requestId: request.id, customerId: request.customerId };
  const event = await writeDeskEvent(tx, { type: "note", ...about, actor: agent, data: { text }, at });
  const { kind, number: id, reference } = request;
  await noteMentions(tx, { text, eventId: event.id, about: { kind, id, reference }, actorId: agent.id, at });
}

export const finishShareJob: Job<"finish-share", { shareId: number }> = {
  ...SHARE_JOB,
  pace: PATIENT,
  work: (tools, { shareId }) => finishShare(tools, shareId),
};
