import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { requests, type Direction } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { handOnReplied } from "../history/stand-ins.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import type { Conversation } from "./match-mail.ts";

type ArrivedMail = Partial<Conversation> & {
  mail: MessageRef;
  isAutomatic: boolean;
  at: Date;
  /** The person who sorted the mail by hand; unset when the mail was matched automatically. */
  actor?: { id: number; firstName: string; lastName: string };
};

/**
 * Writes the desk event of an incoming mail and notifies open screens; for an unsorted mail it writes a notice only.
 * The event holds no text: the text stands in the mail alone.
 */
export async function announceMail(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  { mail, isAutomatic, at, actor, ...about }: ArrivedMail,
): Promise<void> {
  const { requestId, customerId } = about;
  if (!requestId && !customerId) {
    await writeNotice(tx, { type: "unsorted", about: { kind: "mail", id: mail.number }, at });
    return;
  }
  const data = { channel: mail.channel, direction: "in" satisfies Direction };
  const type = isAutomatic ? "automatic" : "message";
  await writeDeskEvent(tx, { type, ...about, actor: actor ?? null, data, message: mail, at });
  if (isAutomatic || !requestId) return;
  await recomputeState(tx, requestId, at);
  await handOnReplied(deps, tx, requestId);
  // A mail counts as use of the request: its retention period starts again.
  await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, requestId));
}
