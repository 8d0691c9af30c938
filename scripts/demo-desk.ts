import { eq } from "drizzle-orm";
import type { Language } from "../domain/platform/language.ts";
import type { InsuranceType } from "../domain/work/lead-options.ts";
import type { User } from "../domain/people/users.ts";
import type { Database } from "../server/platform/db/client.ts";
import { requests } from "../server/platform/db/schema/index.ts";
import { proposeDetails } from "../server/work/customers/propose-details.ts";
import { matchLead } from "../server/work/customers/match-lead.ts";
import { recomputeState } from "../server/work/history/request-state.ts";
import { nextNumber } from "../server/work/leads/kinds.ts";
import { newReference } from "../server/work/leads/reference.ts";
import { respondBy } from "../server/work/leads/respond-by.ts";
import { columnsFor, type RequestRow } from "../server/work/leads/stored-fields.ts";
import { addBulkChange } from "./demo-bulk.ts";
import { addConversation, addUploadedPolicy } from "./demo-conversation.ts";
import { addEvent, hoursAfter, type DemoDesk } from "./demo-events.ts";
import { addNotices } from "./demo-notices.ts";
import { addOffers } from "./demo-offers.ts";
import { addTags } from "./demo-tags.ts";
import { addAbsence, addBookings, addOwnViews, addTasks } from "./demo-tasks.ts";
import type { DemoDeps } from "./open-demo.ts";

type Customer = {
  key: string;
  name: string;
  phone: string;
  insuranceType: InsuranceType;
  language: Language;
  hoursAgo: number;
};

const HOUR_MS = 3_600_000;
const CUSTOMERS = {
  rosa: { key: "demo-rosa", name: "Rosa Vela", phone: "7135550171", insuranceType: "auto", language: "en" },
  miguel: { key: "demo-miguel", name: "Miguel Treviño", phone: "4095550172", insuranceType: "home", language: "es" },
  linda: { key: "demo-linda", name: "Linda Nguyen", phone: "4095550173", insuranceType: "business", language: "en" },
  james: { key: "demo-james", name: "James Patel", phone: "7135550174", insuranceType: "auto", language: "en" },
} as const;

/**
 * Adds four requests with everything that a desk does: a conversation with files and a draft, calls with notes, a
 * proposal of details, offers with an answer, tasks, booked times and kept views. Idempotent: nothing is added while the first
 * of them is there.
 */
export async function addDesk(deps: DemoDeps, desk: DemoDesk): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { office, viewer } = desk;
    const rosa = await addRequest(deps, tx, { ...CUSTOMERS.rosa, hoursAgo: 50 }, null);
    if (!rosa) return;
    const miguel = await addRequest(deps, tx, { ...CUSTOMERS.miguel, hoursAgo: 3 }, office);
    const linda = await addRequest(deps, tx, { ...CUSTOMERS.linda, hoursAgo: 74 }, office);
    const james = await addRequest(deps, tx, { ...CUSTOMERS.james, hoursAgo: 26 }, null);
    if (!miguel || !linda || !james) throw new Error("a request of the demo was not stored");
    await addConversation(deps, tx, rosa, viewer);
    await addCalls(tx, linda, viewer);
    await addProposal(deps, tx, james, desk);
    await addUploadedPolicy(deps, tx, james);
    await addTasks(deps, tx, { ...desk, rosa, linda });
    await addBookings(deps, tx, { viewer, rosa, linda });
    await addOffers(deps, tx, rosa, viewer);
    await addTags(tx, { ...desk, rosa, james });
    await addBulkChange(deps, tx, desk, [miguel, linda]);
    await addOwnViews(tx, desk);
    await addAbsence(deps, tx, desk);
    await addNotices(deps, tx, { viewer, colleague: desk.colleague, rosa, linda });
    for (const { id } of [rosa, miguel, linda, james]) await recomputeState(tx, id, deps.clock());
  });
}

/** Adds a request with its customer; undefined when it is there already. */
async function addRequest(deps: DemoDeps, tx: Database, customer: Customer, location: string | null) {
  const { key, name, phone, insuranceType, language, hoursAgo } = customer;
  const requestDate = new Date(deps.clock().getTime() - hoursAgo * HOUR_MS);
  const email = `${key}@example.com`;
  const form = { name, email, phone, insuranceType, zipCode: "77550" };
  const [row] = await tx
    .insert(requests)
    .values({
      ...columnsFor("quote", form),
      kind: "quote",
      number: nextNumber("quote"),
      reference: newReference("Q"),
      language,
      location,
      idempotencyKey: key,
      contentHash: key,
      requestDate,
      lastUsedAt: deps.clock(),
      respondBy: respondBy(deps.settings.agency(), "quote", requestDate, location),
    })
    .onConflictDoNothing({ target: [requests.kind, requests.idempotencyKey] })
    .returning();
  if (!row) return undefined;
  await matchLead(tx, row);
  const [matched] = await tx.select().from(requests).where(eq(requests.id, row.id));
  if (!matched) throw new Error("a request of the demo is gone");
  await addEvent(tx, matched, "received", requestDate, {});
  return matched;
}

/** Adds two calls, of which the second reached the customer, one that she made herself, and a note. */
async function addCalls(tx: Database, row: RequestRow, { id: actorId }: User): Promise<void> {
  const [missed, reached] = [hoursAfter(row, 2), hoursAfter(row, 26)];
  const taken = { before: { ownerId: null }, after: { ownerId: actorId } };
  const missedText = "Rang through, the mailbox is full.";
  await addEvent(tx, row, "call", missed, { outcome: "no-answer", text: missedText, ...taken }, { actorId });
  const response = { before: { firstResponseAt: null }, after: { firstResponseAt: reached } };
  const reachedText = "Opens a second shop in March, wants one policy for both.";
  await addEvent(
    tx,
    row,
    "call",
    reached,
    { outcome: "reached", minutes: 9, text: reachedText, ...response },
    { actorId },
  );
  const stages = { before: { stage: "new" }, after: { stage: "contacted" } };
  await addEvent(tx, row, "stage", reached, stages, { actorId });
  const again = { outcome: "reached", direction: "in", minutes: 3, text: "Asked when the offer comes." };
  await addEvent(tx, row, "call", hoursAfter(row, 30), again, { actorId });
  const text = "Her landlord asks for a certificate with $1,000,000 of liability.";
  await addEvent(tx, row, "note", hoursAfter(row, 27), { text }, { actorId });
  await tx.update(requests).set({ ownerId: actorId }).where(eq(requests.id, row.id));
}

/** Lets the colleague take a request and propose another phone number and ZIP code for it. */
async function addProposal(deps: DemoDeps, tx: Database, row: RequestRow, { colleague }: DemoDesk): Promise<void> {
  const ownerId = colleague.id;
  const taken = { before: { ownerId: null }, after: { ownerId } };
  await addEvent(tx, row, "taken", hoursAfter(row, 1), taken, { actorId: ownerId });
  await tx.update(requests).set({ ownerId }).where(eq(requests.id, row.id));
  const values = { phone: "7135550175", zipCode: "77018" };
  await proposeDetails(deps, tx, { kind: "quote", row: { ...row, ownerId }, values }, { actor: colleague, ip: "" });
}
