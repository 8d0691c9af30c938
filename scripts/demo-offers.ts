import type { User } from "../domain/people/users.ts";
import type { CoverageValue, OfferTerms } from "../domain/work/offers.ts";
import { WISH_TEXT, OFFER_TEXT_VERSION, shownText } from "../domain/work/offer-texts.ts";
import type { Database } from "../server/platform/db/client.ts";
import { premiums } from "../server/platform/db/schema/index.ts";
import { fullNameOf } from "../server/work/history/desk-events.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import { addRecord, sha256 } from "../server/work/offers/records.ts";
import { addEvent, hoursAfter } from "./demo-events.ts";
import type { DemoDeps } from "./open-demo.ts";

const DAY_MS = 86_400_000;

const included = (parts: Record<string, string>): CoverageValue => ({ isIncluded: true, parts });
const none: CoverageValue = { isIncluded: false, parts: {} };

/** The coverages of the first offer; the second has a higher deductible and no rental car. */
const COVERAGES: Record<string, CoverageValue> = {
  "bodily-injury": included({ perPerson: "100000", perAccident: "300000" }),
  "property-damage": included({ limit: "100000" }),
  "um-uim": included({ perPerson: "100000", perAccident: "300000", damage: "100000" }),
  pip: included({ limit: "2500" }),
  medical: none,
  collision: included({ deductible: "500" }),
  comprehensive: included({ deductible: "500" }),
  rental: included({ perDay: "40", most: "1200" }),
  towing: none,
  umbrella: none,
};

/** Adds two offers to a request, a question of the customer about one, and the wish for the other. */
export async function addOffers(deps: DemoDeps, tx: Database, row: RequestRow, agent: User): Promise<void> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const [sentAt, askedAt, wishedAt] = [hoursAfter(row, 40), hoursAfter(row, 44), hoursAfter(row, 46)];
  const dates = { offeredOn: day(sentAt), validUntil: day(new Date(sentAt.getTime() + 30 * DAY_MS)) };
  const offers: { carrier: string; cents: number; offer: OfferTerms }[] = [
    { carrier: "Lone Star Mutual", cents: 71_400, offer: { ...dates, coverages: COVERAGES } },
    {
      carrier: "Pecan Street Insurance",
      cents: 62_800,
      offer: { ...dates, coverages: { ...COVERAGES, collision: included({ deductible: "1000" }), rental: none } },
    },
  ];
  const added = await tx
    .insert(premiums)
    .values(offers.map((offer) => ({ ...offer, requestId: row.id, months: 6, createdById: agent.id })))
    .returning();
  const [first, second] = added;
  if (!first || !second) throw new Error("the premiums of the demo were not stored");
  const shown = added.flatMap(({ id: premiumId, carrier, cents, months, offer }) =>
    offer ? [{ ...offer, premiumId, carrier, cents, months }] : [],
  );
  const why = "You drive to work every day: the lower deductible and the rental car are worth the difference.";
  const by = { id: agent.id, name: fullNameOf(agent) };
  const content = { line: "auto" as const, offers: shown, recommendedId: first.id, why, by };
  await addRecord(deps.keys, tx, row, { kind: "offered", content, at: sentAt });
  const carriers = shown.map(({ carrier }) => carrier).join(", ");
  await addEvent(tx, row, "offer", sentAt, { offer: "sent", carrier: carriers }, { actorId: agent.id });
  await addAnswers(deps, tx, row, { asked: { id: second.id, at: askedAt }, wished: { id: first.id, at: wishedAt } });
}

type Answers = Record<"asked" | "wished", { id: number; at: Date }>;

async function addAnswers(deps: DemoDeps, tx: Database, row: RequestRow, { asked, wished }: Answers): Promise<void> {
  const by = { name: row.name ?? "", language: row.language, ip: "", userAgent: "" };
  const question = "What happens if my car is in the shop for two weeks?";
  const ask = { premiumId: asked.id, coverage: "rental" as const, text: question, by };
  await addRecord(deps.keys, tx, row, { kind: "asked", content: ask, at: asked.at });
  await addEvent(tx, row, "offer-answer", asked.at, {
    offer: "asked",
    carrier: "Pecan Street Insurance",
    text: question,
  });
  const text = shownText(WISH_TEXT[row.language], deps.settings.agency().name);
  const agreed = { text, version: OFFER_TEXT_VERSION, hash: sha256(text) };
  const wish = { premiumId: wished.id, agreed, by };
  await addRecord(deps.keys, tx, row, { kind: "wished", content: wish, at: wished.at });
  await addEvent(tx, row, "offer-answer", wished.at, { offer: "wished", carrier: "Lone Star Mutual" });
}
