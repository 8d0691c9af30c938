import { and, eq, gt } from "drizzle-orm";
import { quoteDetails, type FullQuote, type ShortQuote } from "../../domain/quotes.ts";
import type { Database } from "../db/client.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { insertOnce, type LeadTable } from "../leads/insert-once.ts";
import { leadRow } from "../leads/lead-row.ts";
import { recordConsent, type Sender } from "../leads/record-consent.ts";
import { sealDetails } from "./sealed-details.ts";

export type QuoteForm = FullQuote | ShortQuote;
export type LeadReceipt = { reference: string };

/** Stores a quote request with its consent and its jobs in one transaction, once however often it is sent. */
export async function createQuoteRequest(
  deps: Pick<Deps, "db" | "keys" | "jobs" | "clock">,
  form: QuoteForm,
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const details = detailsOf(form);
  const { insuranceType, zipCode, name, email, phone, consent } = form;
  const content = { insuranceType, zipCode, name, email, phone, consent, details };
  const common = leadRow(deps, form, content, sender, key);
  const now = common.requestDate;

  return deps.db.transaction(async (tx) => {
    const row = {
      insuranceType,
      zipCode,
      name: name ?? null,
      email: email ?? null,
      phone: phone ?? null,
      details: sealDetails(deps.keys, details),
      ...common,
    };
    const { stored, isNew } = await insertOnce(tx, quoteTable(tx, row), { key, contentHash: common.contentHash, now });
    if (isNew) {
      const consentId = await recordConsent(tx, form, sender, now);
      if (consentId) await tx.update(quoteRequests).set({ consentId }).where(eq(quoteRequests.id, stored.id));
      if (!common.isSuspect) await deps.jobs.send(tx, "notify-of-lead", { kind: "quote", id: stored.id });
    }
    return { reference: stored.reference };
  });
}

const receipt = { id: quoteRequests.id, reference: quoteRequests.reference, contentHash: quoteRequests.contentHash };

function quoteTable(tx: Database, row: Omit<typeof quoteRequests.$inferInsert, "reference">): LeadTable {
  return {
    prefix: "Q",
    async insert(reference) {
      const [stored] = await tx
        .insert(quoteRequests)
        .values({ ...row, reference })
        .onConflictDoNothing()
        .returning(receipt);
      return stored;
    },
    async findByKey(key) {
      const [stored] = await tx.select(receipt).from(quoteRequests).where(eq(quoteRequests.idempotencyKey, key));
      return stored;
    },
    async findByContent(hash, since) {
      const same = and(eq(quoteRequests.contentHash, hash), gt(quoteRequests.requestDate, since));
      const [stored] = await tx.select(receipt).from(quoteRequests).where(same);
      return stored;
    },
  };
}

/** The type-specific fields that were filled in. */
function detailsOf(form: QuoteForm): Record<string, unknown> {
  if ("form" in form) return {};
  const known = Object.keys(quoteDetails[form.insuranceType].shape);
  return Object.fromEntries(
    Object.entries(form).filter(([field, value]) => known.includes(field) && value !== undefined),
  );
}
