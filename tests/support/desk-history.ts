import { SHOWN_CONSENT } from "./agreed.ts";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { ALL_STAGES, CALL_OUTCOMES, LOST_REASONS } from "../../domain/work/desk/stages.ts";
import type { WorkChange } from "../../domain/work/desk/work.ts";
import { AppError } from "../../domain/platform/errors.ts";
import { INQUIRY_TYPES, INSURANCE_TYPES } from "../../domain/work/lead-options.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../domain/work/request-kinds.ts";
import type { User } from "../../domain/people/users.ts";
import { changeWork } from "../../server/work/desk/change-work.ts";
import { addPremium, choosePremium } from "../../server/work/desk/premiums.ts";
import { undoWork } from "../../server/work/desk/undo-work.ts";
import { requests } from "../../server/platform/db/schema/index.ts";
import type { TestApp } from "./test-app.ts";

/**
 * One generated step of a desk's history, `after` some minutes. Steps that are not allowed at that moment are skipped.
 */
type Step = { after: number; by: number; on: number; isUndone: boolean; deed: Action | { sent: Submission } };
type Action = WorkChange | "premium" | "win";
type Submission = { kind: LeadKind; payload: object; language: string };

const sent: fc.Arbitrary<Submission> = fc
  .record({
    kind: fc.constantFrom(...LEAD_KINDS),
    insuranceType: fc.constantFrom(...INSURANCE_TYPES),
    inquiryType: fc.option(fc.constantFrom(...INQUIRY_TYPES), { nil: undefined }),
    consent: fc.boolean(),
    consentText: fc.constant(SHOWN_CONSENT),
    language: fc.constantFrom("en", "es"),
    source: fc.constantFrom(
      {},
      { utm_source: "Google", utm_campaign: "Spring" },
      { utm_source: "google" },
      { referrer: "news.example.com", utm_campaign: "spring" },
    ),
    isSuspect: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  })
  .map(({ kind, language, insuranceType, inquiryType, isSuspect, ...rest }) => {
    const person = { email: "rosa@example.com", phone: "713-555-0171", ...(isSuspect && { website: "spam" }), ...rest };
    const quote = { insuranceType, name: "Rosa Vela", zipCode: "77008", ...person };
    const contact = { inquiryType, firstName: "Rosa", lastName: "Vela", ...person };
    const service = { subject: "id-card", firstName: "Rosa", lastName: "Vela", ...person };
    return { kind, language, payload: { quote, contact, service }[kind] };
  });

const stage = fc.constantFrom(...ALL_STAGES);
const change: fc.Arbitrary<WorkChange> = fc.oneof(
  stage.map((to): WorkChange => ({ do: "stage", stage: to, ...(to === "lost" && { reason: "price" }) })),
  fc.constantFrom(...LOST_REASONS).map((reason): WorkChange => ({ do: "stage", stage: "lost", reason })),
  fc.constantFrom(...CALL_OUTCOMES).map((outcome): WorkChange => ({ do: "call", outcome })),
  fc.constantFrom<WorkChange>(
    { do: "take" },
    { do: "confirm" },
    { do: "not-spam" },
    { do: "note", text: "Asked for papers." },
  ),
);

/** Generates some weeks of history at a desk of a few people (property-based tests). */
export const deskHistory: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    after: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 1_500 })),
    by: fc.nat(9),
    on: fc.nat(),
    isUndone: fc.nat(3).map((n) => n === 0),
    deed: fc.oneof(
      { weight: 2, arbitrary: sent.map((one) => ({ sent: one })) },
      { weight: 6, arbitrary: change },
      { weight: 2, arbitrary: fc.constantFrom("premium" as const, "win" as const) },
    ),
  }),
  { minLength: 80, maxLength: 80 },
);

const WORKED_ON = 4;
type KnownRequest = { kind: LeadKind; reference: string };

/** Replays a history: people work on requests as they come in, by the clock that `pass` advances. */
export async function play(server: TestApp, steps: Step[], people: User[], pass: (minutes: number) => void) {
  const known: KnownRequest[] = [];
  for (const { after, by, on, isUndone, deed } of steps) {
    pass(after);
    // Only the latest requests are worked on, so that each of them makes progress.
    const recent = known.slice(-WORKED_ON);
    const request = recent[on % Math.max(recent.length, 1)];
    const actor = people[by % people.length];
    if (typeof deed === "object" && "sent" in deed) known.push(await send(server, deed.sent));
    else if (request && actor) await act(server, request, actor, { deed, isUndone }).catch(unlessRefused);
  }
}

async function send({ app }: TestApp, { kind, payload, language }: Submission): Promise<KnownRequest> {
  const answer = await app.inject({ method: "POST", url: `${KINDS[kind].path}?lang=${language}`, payload });
  if (answer.statusCode !== 201) throw new Error(`a request was answered with ${answer.statusCode}: ${answer.body}`);
  return { kind, reference: answer.json<{ reference: string }>().reference };
}

async function act(
  { deps }: TestApp,
  { kind, reference }: KnownRequest,
  actor: User,
  { deed, isUndone }: { deed: Action; isUndone: boolean },
): Promise<void> {
  const which = eq(requests.reference, reference);
  const caller = { actor, ip: "192.0.2.1" };
  if (deed === "premium" || deed === "win") {
    if (kind !== "quote") return;
    const premium = { carrier: "Lone Star", cents: 12_345, months: 6, note: null };
    const { premiums } = await addPremium(deps, which, premium, caller);
    await choosePremium(deps, premiums.at(-1)?.id ?? 0, caller);
  }
  if (deed === "premium") return;
  const [row] = await deps.db.select({ version: requests.version }).from(requests).where(which);
  const wanted: WorkChange = deed === "win" ? { do: "stage", stage: "won" } : deed;
  const order = { version: row?.version ?? 0, change: wanted };
  const { event } = await changeWork(deps, kind, which, order, caller);
  if (isUndone && event) await undoWork(deps, which, event.id, caller);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
