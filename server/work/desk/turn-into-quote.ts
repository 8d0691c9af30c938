import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { ConvertedToQuote } from "../../../domain/api/work/desk.ts";
import { stateOfTurned } from "../../../domain/work/desk/replay.ts";
import type { ToQuote } from "../../../domain/work/desk/to-quote.ts";
import { isTurnable } from "../../../domain/work/request-kinds.ts";
import { ENDS_OF } from "../../../domain/work/desk/stages.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isUniqueViolation } from "../../platform/db/fault.ts";
import { bookings, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { nextNumber } from "../leads/kinds.ts";
import { newReference } from "../leads/reference.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { moveTasks } from "../history/task-rows.ts";
import { recomputeState } from "../history/request-state.ts";
import { assertMayDo, lockWork, ownerChangeFor } from "./find-work.ts";
import { valuesBefore } from "./plan-work.ts";
import { presentWork } from "../leads/present-work.ts";
import { restoreTags } from "../tags/set-tags.ts";
import { storeWork } from "./store-work.ts";

type Contact = typeof requests.$inferSelect;
const MAX_ATTEMPTS = 5;

/** Converts a contact request into a quote request with the same person, owner and deadline, and closes the former. */
export async function turnIntoQuote(deps: Deps, which: SQL, form: ToQuote, caller: Caller): Promise<ConvertedToQuote> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await turn(deps, which, form, caller);
    } catch (error) {
      // Another request already has this random reference: retry with a new one.
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function turn(deps: Deps, which: SQL, { version, insuranceType }: ToQuote, caller: Caller): Promise<ConvertedToQuote> {
  const { actor } = caller;
  return makeChange<ConvertedToQuote>(deps, caller, async (tx) => {
    const now = deps.clock();
    const row = await lockWork(tx, which);
    if (row.version !== version) throw new AppError("conflict");
    assertMayDo(actor, row, "to-quote");
    assertNotSuspect(row);
    const contact = await readContact(tx, row.id);
    if (!isTurnable(contact.kind)) throw new AppError("notFound");
    const taken = ownerChangeFor(actor, row, "to-quote");
    const made = { ...quoteOf(deps, contact, now), ...taken, type: insuranceType, enteredById: actor.id };
    const [quote] = await tx.insert(requests).values(made).returning({ id: requests.id });
    if (quote) await restoreTags(tx, quote.id, row.tagIds);
    const set = { ...taken, stage: ENDS_OF[contact.kind][1], endedAt: now } as const;
    const stored = await storeWork(deps, tx, row, set);
    if (quote) {
      await moveTasks(tx, row.id, quote.id);
      await moveBooking(tx, row.id, quote.id, now);
    }
    const about = { customerId: row.customerId, actor, at: now };
    const closed = { before: valuesBefore(row, set), after: set, quote: made.reference, version: stored.version };
    await writeDeskEvent(tx, { type: "stage", requestId: row.id, ...about, data: closed });
    const data = { contact: row.reference, after: stateOfTurned(contact) };
    await writeDeskEvent(tx, { type: "received", requestId: quote?.id ?? null, ...about, data });
    const restated = { ...stored, ...(await recomputeState(tx, row.id, now)) };
    const details = { reference: made.reference };
    return {
      result: { reference: made.reference, work: presentWork(restated) },
      event: { action: `${contact.kind}.to-quote`, subject: { type: contact.kind, id: row.reference }, details },
    };
  });
}

/** Moves the booked time that is ahead. */
async function moveBooking(tx: Database, from: number, to: number, now: Date): Promise<void> {
  const isAhead = and(eq(bookings.requestId, from), isNull(bookings.canceledAt), gt(bookings.startsAt, now));
  await tx.update(bookings).set({ requestId: to }).where(isAhead);
}

async function readContact(tx: Database, id: number): Promise<Contact> {
  const [contact] = await tx.select().from(requests).where(eq(requests.id, id));
  if (!contact) throw new AppError("notFound");
  return contact;
}

/** Builds the quote request from the contact request, which is not suspected as spam. */
function quoteOf({ keys }: Deps, contact: Contact, now: Date) {
  const { language, source, consentId, email, phone, customerId, ownerId, routedBy, priority } = contact;
  const { respondBy, name, location } = contact;
  return {
    kind: "quote" as const,
    number: nextNumber("quote"),
    reference: newReference("Q"),
    details: { zipCode: "" },
    name,
    sortName: name ?? "",
    email,
    phone,
    language,
    source,
    consentId,
    contentHash: keys.sign("lead content", contact.reference),
    requestDate: now,
    lastUsedAt: now,
    customerId,
    ownerId,
    routedBy,
    priority,
    respondBy,
    location,
    ...stateOfTurned(contact),
  };
}
