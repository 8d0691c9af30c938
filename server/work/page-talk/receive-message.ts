import { and, desc, eq, gt, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { BY_PAGE, SAME_MESSAGE_MS } from "../../../domain/work/page-talk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { notePageMessage } from "../history/page-message.ts";
import { lockRequest } from "../history/request-state.ts";

type TalkedAbout = Pick<typeof requests.$inferSelect, "id" | "kind" | "reference">;

/**
 * Stores a message that a verified customer wrote on the private page. It came by no channel: it is an event of the
 * history with its text. The request waits for us from then on, as after a mail.
 */
export function receiveMessage(deps: Deps, request: TalkedAbout, text: string, ip: string): Promise<void> {
  return makeChange(deps, { ip }, async (tx) => {
    if (!(await lockRequest(tx, request.id))) throw new AppError("notFound");
    const at = deps.clock();
    if (await isSentAgain(tx, request.id, text, at)) return { event: null };
    await notePageMessage(deps, tx, request.id, text);
    return { event: { action: "page.message", subject: { type: request.kind, id: request.reference } } };
  });
}

/** Builds the SQL condition for the events of messages that came by the page. */
export const isPageMessage = () =>
  and(eq(deskEvents.type, "message"), sql`${deskEvents.data}->>'channel' = ${sql.raw(`'${BY_PAGE}'`)}`);

/** Returns true when the last message that came by the page, some minutes ago at most, has the same words. */
export async function isSentAgain(tx: Database, requestId: number, text: string, now: Date): Promise<boolean> {
  const [last] = await tx
    .select({ data: deskEvents.data })
    .from(deskEvents)
    .where(
      and(
        eq(deskEvents.requestId, requestId),
        isPageMessage(),
        gt(deskEvents.at, new Date(now.getTime() - SAME_MESSAGE_MS)),
      ),
    )
    .orderBy(desc(deskEvents.id))
    .limit(1);
  return last?.data["text"] === text;
}
