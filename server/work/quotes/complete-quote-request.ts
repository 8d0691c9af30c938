import { and, eq, gt } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { COMPLETION_HOURS } from "../../../domain/platform/limits.ts";
import { emailKey, phoneSpelling } from "../../../domain/work/customer-keys.ts";
import type { QuoteCompletion } from "../../../domain/work/quotes.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent, writeReceived } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { handOnReplied } from "../history/stand-ins.ts";
import { receiptOf } from "../leads/receipt.ts";
import { respondBy } from "../leads/respond-by.ts";
import { suspicionOf } from "../../platform/http/suspicion.ts";
import { consentRow } from "../leads/consent-row.ts";
import type { Sender } from "../leads/sender.ts";
import { notifyOfLeadJob } from "../leads/notify-of-lead.ts";
import { linkPath, linkToken } from "../private-links/link.ts";
import { hashToken } from "../../people/session/session-store.ts";

type Needs = Pick<Deps, "db" | "jobs" | "keys" | "clock" | "settings">;
type Quote = typeof requests.$inferSelect;
type Linked = { link: string | undefined };

/**
 * Adds the missing contact details to a quote request, once; fills in empty fields only. Idempotent: the same content
 * sent again, after a lost response, gets the same receipt. Then the same jobs follow as for a request that came
 * complete.
 */
export function completeQuoteRequest(deps: Needs, form: QuoteCompletion, sender: Sender) {
  const { db, jobs, keys, clock, settings } = deps;
  const now = clock();
  const agency = settings.agency();
  return db.transaction(async (tx): Promise<LeadReceipt> => {
    const quote = await lockQuote(tx, form.token, now);
    if (!quote || (quote.completedAt && !isSame(quote, form))) {
      throw new AppError("notFound", { message: "errors:completionOver" });
    }
    const { id, reference, customerId } = quote;
    const token = linkToken(keys, quote);
    const link = token === null ? undefined : linkPath(token);
    if (quote.completedAt) {
      return receiptAt(agency, { ...quote, link: quote.isSuspect ? undefined : link }, quote.completedAt);
    }
    // The suspicion "too fast" is dropped: it does not apply to somebody who leaves contact details. Neither does one that
    // somebody at the desk has cleared.
    const suspicion = quote.isSuspect && quote.suspicion === "honeypot" ? quote.suspicion : suspicionOf(form);
    const isSuspect = suspicion !== null;
    const completed = {
      completedAt: now,
      respondBy: isSuspect ? null : respondBy(agency, "quote", now, quote.location),
    };
    const name = quote.name ?? form.name;
    const leftOut = leftOutOf(quote, form);
    // Consent belongs to the visitor's own number, which is not the one that somebody at the desk has filled in.
    const isOwnNumber = leftOut.phone === undefined;
    const consentId = quote.consentId ?? (isOwnNumber ? await storeConsent(agency, tx, form, sender, now) : null);
    await tx
      .update(requests)
      .set({
        name,
        sortName: name,
        email: quote.email ?? form.email ?? null,
        phone: quote.phone ?? form.phone ?? null,
        consentId,
        suspicion,
        isSuspect,
        ...completed,
        lastUsedAt: now,
      })
      .where(eq(requests.id, id));
    if (isSuspect) return { reference };
    await jobs.send(tx, notifyOfLeadJob, { kind: "quote", reference });
    const about = { requestId: id, customerId, actor: null };
    if (quote.isSuspect) await writeReceived(tx, [id]);
    // The history keeps what was left out, so that somebody can decide which is right.
    const text = [leftOut.phone, leftOut.email].filter(Boolean).join("\n");
    await writeDeskEvent(tx, { type: "completed", ...about, ...(text && { data: { text } }), at: now });
    await recomputeState(tx, id, now);
    await handOnReplied(deps, tx, id);
    const { location } = quote;
    return receiptAt(agency, { reference, respondBy: completed.respondBy, location, link }, now);
  });
}

async function lockQuote(tx: Database, token: string, now: Date): Promise<Quote | undefined> {
  const since = new Date(now.getTime() - COMPLETION_HOURS * 3_600_000);
  const which = and(eq(requests.completionHash, hashToken(token)), gt(requests.requestDate, since));
  return (await tx.select().from(requests).where(which).for("update"))[0];
}

/**
 * Returns true when a completed request already has the contact details sent now. Ignores the name, which may have been
 * there before.
 */
function isSame(quote: Quote, form: QuoteCompletion): boolean {
  return quote.email === (form.email ?? null) && quote.phone === (form.phone ?? null);
}

/** Returns the contact details that the visitor gave and that are others than somebody at the desk has filled in. */
function leftOutOf(quote: Quote, { email, phone }: QuoteCompletion): Pick<QuoteCompletion, "email" | "phone"> {
  return {
    ...(quote.email && emailKey(quote.email) !== emailKey(email ?? null) && { email }),
    ...(quote.phone && phoneSpelling(quote.phone) !== phoneSpelling(phone ?? null) && { phone }),
  };
}

/** Builds the receipt of a completed request. The promised answer time counts from its completion (`at`). */
function receiptAt(
  agency: Agency,
  { reference, respondBy: due, location, link }: Pick<Quote, "reference" | "respondBy" | "location"> & Linked,
  at: Date,
): LeadReceipt {
  const { answerWithinHours } = agency.promises.quote;
  const expected = due ? answerBy(at, answerWithinHours, calendarOf(agency, location)) : undefined;
  return receiptOf({ reference, answerBy: expected, location, link });
}

async function storeConsent(
  agency: Agency,
  tx: Database,
  form: QuoteCompletion,
  sender: Sender,
  now: Date,
): Promise<number | null> {
  const row = await consentRow(tx, agency, form, sender, now);
  if (!row) return null;
  const [stored] = await tx.insert(consents).values(row).returning({ id: consents.id });
  return stored?.id ?? null;
}
