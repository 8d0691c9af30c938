import { createHash } from "node:crypto";
import type { Delivery, OutgoingMail } from "../../platform/deps/messages.ts";
import type { MailHold } from "./hold.ts";
import { verdictOn } from "./refusal.ts";
import type { SentLog } from "./sent-log.ts";
import type { MailTransport } from "../../platform/mail/transport.ts";

type Parts = { transport: MailTransport; sent: SentLog; hold: MailHold };

/**
 * What was taken is noted on disk before anything else is done: the database may be away by then. A try whose job was
 * thought lost may still be on its way; the next one then waits for it instead of sending a copy.
 */
export function createDelivery({ transport, sent, hold }: Parts): Delivery {
  const underWay = new Map<string, Promise<void>>();

  async function send(mark: string, mail: OutgoingMail, beforeHandOver: () => Promise<void>): Promise<void> {
    try {
      await transport.send(mail, beforeHandOver);
    } catch (error) {
      if (verdictOn(error) === "ours") throw hold.begin(error);
      throw error;
    }
    hold.end();
    await sent.add(mark);
  }

  return {
    hasTaken: (mail) => sent.has(markOf(mail)),
    async deliver(mail, beforeHandOver) {
      const mark = markOf(mail);
      if (sent.has(mark)) return;
      const same = underWay.get(mark);
      if (same) return same;
      const held = hold.current();
      if (held) throw held;
      const sending = send(mark, mail, beforeHandOver).finally(() => underWay.delete(mark));
      underWay.set(mark, sending);
      await sending;
    },
  };
}

/** Tells nothing of the mail. Its time goes in too: a database that was restored from a backup gives ids anew. */
function markOf({ messageId, timestamp }: { messageId: string; timestamp: Date }): string {
  return createHash("sha256").update(`${messageId} ${timestamp.toISOString()}`).digest("hex").slice(0, 32);
}
