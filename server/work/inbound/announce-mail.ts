import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { requests, type Direction } from "../../platform/db/schema/index.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { restate } from "../history/request-state.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import type { Conversation } from "./match-mail.ts";

type Arrived = Partial<Conversation> & {
  mail: MessageRef;
  isAutomatic: boolean;
  at: Date;
  /** Who put it where it belongs; nobody where it found its way. */
  actor?: { id: number; firstName: string; lastName: string };
};

/** Writes into the history that a mail came, and lets open screens know; what it says stands in the mail alone. */
export async function announceMail(tx: Database, { mail, isAutomatic, at, actor, ...about }: Arrived): Promise<void> {
  const { requestId, customerId } = about;
  if (!requestId && !customerId) {
    await writeNotice(tx, { type: "unsorted", about: { kind: "mail", id: mail.number }, at });
    return;
  }
  const data = { channel: mail.channel, direction: "in" satisfies Direction };
  const type = isAutomatic ? "automatic" : "message";
  await writeDeskEvent(tx, { type, ...about, actor: actor ?? null, data, message: mail, at });
  if (isAutomatic || !requestId) return;
  await restate(tx, requestId, at);
  // A request that is still written about is not forgotten.
  await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, requestId));
}
