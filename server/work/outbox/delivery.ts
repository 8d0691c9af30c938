import { createHash } from "node:crypto";
import type { Delivery, OutgoingMail } from "../../platform/deps/messages.ts";
import type { MailHold } from "./hold.ts";
import { verdictOn } from "./refusal.ts";
import type { SentLog } from "./sent-log.ts";
import type { MailTransport } from "../../platform/mail/transport.ts";

type DeliveryParts = { transport: Pick<MailTransport, "send">; sent: SentLog; hold: MailHold };

/**
 * Creates the delivery of mails, with deduplication. An accepted mail is first noted on disk: the database may be away
 * by then. An attempt whose job was thought lost may still be running: the next attempt waits for it instead of sending
 * a copy.
 */
export function createDelivery({ transport, sent, hold }: DeliveryParts): Delivery {
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

/**
 * Returns the mark of a mail in the sent log: a hash that reveals nothing of the mail. The hash includes the time,
 * since a database that was restored from a backup gives the same ids again.
 */
function markOf({ messageId, timestamp }: { messageId: string; timestamp: Date }): string {
  return createHash("sha256").update(`${messageId} ${timestamp.toISOString()}`).digest("hex").slice(0, 32);
}
