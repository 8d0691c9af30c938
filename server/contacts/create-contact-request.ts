import { and, eq, gt } from "drizzle-orm";
import type { ContactRequest } from "../../domain/contacts.ts";
import type { Database } from "../db/client.ts";
import { contactRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { insertOnce, type LeadTable } from "../leads/insert-once.ts";
import { leadRow } from "../leads/lead-row.ts";
import { recordConsent, type Sender } from "../leads/record-consent.ts";

/** Stores a contact request with its consent and its jobs in one transaction, once however often it is sent. */
export async function createContactRequest(
  deps: Pick<Deps, "db" | "keys" | "jobs" | "clock">,
  form: ContactRequest,
  sender: Sender,
  key: string | null,
): Promise<{ reference: string }> {
  const { firstName, lastName, email, phone, inquiryType, message, consent } = form;
  const content = { firstName, lastName, email, phone, inquiryType, message, consent };
  const common = leadRow(deps, form, content, sender, key);
  const now = common.requestDate;

  return deps.db.transaction(async (tx) => {
    const row = {
      firstName,
      lastName,
      email,
      phone,
      inquiryType: inquiryType ?? null,
      message: message ?? null,
      ...common,
    };
    const { stored, isNew } = await insertOnce(tx, contactTable(tx, row), {
      key,
      contentHash: common.contentHash,
      now,
    });
    if (isNew) {
      const consentId = await recordConsent(tx, form, sender, now);
      if (consentId) await tx.update(contactRequests).set({ consentId }).where(eq(contactRequests.id, stored.id));
      if (!common.isSuspect) await deps.jobs.send(tx, "notify-of-lead", { kind: "contact", id: stored.id });
    }
    return { reference: stored.reference };
  });
}

const receipt = {
  id: contactRequests.id,
  reference: contactRequests.reference,
  contentHash: contactRequests.contentHash,
};

function contactTable(tx: Database, row: Omit<typeof contactRequests.$inferInsert, "reference">): LeadTable {
  return {
    prefix: "C",
    async insert(reference) {
      const values = { ...row, reference };
      const [stored] = await tx.insert(contactRequests).values(values).onConflictDoNothing().returning(receipt);
      return stored;
    },
    async findByKey(key) {
      const [stored] = await tx.select(receipt).from(contactRequests).where(eq(contactRequests.idempotencyKey, key));
      return stored;
    },
    async findByContent(hash, since) {
      const same = and(eq(contactRequests.contentHash, hash), gt(contactRequests.requestDate, since));
      const [stored] = await tx.select(receipt).from(contactRequests).where(same);
      return stored;
    },
  };
}
