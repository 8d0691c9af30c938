import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";
import { bodyPlace, textPlace } from "../../platform/mail/body-place.ts";
import { internationalNumber } from "../sms/queue-sms.ts";

/** A request with the addresses that its customer has. */
export type Recipient = Pick<typeof requests.$inferSelect, "id" | "email" | "phone">;
type Waiting = typeof messages.$inferSelect;

/**
 * Replaces the link in what still waits to leave to the addresses of a request, such as a text in the quiet hours: the
 * customer would get one that has ended. What waits for a wrong address keeps the ended one.
 */
export async function renewWaitingLinks(
  keys: Keys,
  tx: Database,
  recipient: Recipient,
  tokens: { ended: string; next: string },
): Promise<void> {
  const { requestId, status, sealedBody, leavingAt } = messages;
  const isWaiting = and(eq(status, "queued"), isNull(leavingAt), isNotNull(sealedBody));
  const waiting = await tx
    .select()
    .from(messages)
    .where(and(eq(requestId, recipient.id), isWaiting))
    .for("update");
  for (const message of waiting.filter((one) => isFor(recipient, one))) {
    const place = placeOf(message);
    const body = keys.open(message.sealedBody ?? "", place).replaceAll(tokens.ended, tokens.next);
    await tx
      .update(messages)
      .set({ sealedBody: keys.seal(body, place) })
      .where(eq(messages.id, message.id));
  }
}

function isFor({ email, phone }: Recipient, { channel, to }: Waiting): boolean {
  if (channel === "sms") return phone ? to === internationalNumber(phone) : false;
  return to.toLowerCase() === email?.toLowerCase();
}

const placeOf = ({ channel, idempotencyKey, externalId }: Waiting) =>
  channel === "sms" ? textPlace(idempotencyKey ?? "") : bodyPlace(externalId ?? "");
