import type { DeskOffers } from "../../../domain/api/work/offers.ts";
import { standingOffers, type StandingOffers } from "../../../domain/work/offer-records.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { readRecords, type RecordedRequest } from "./records.ts";

/** Reads what the desk shows of the offers of a request: those that stand with their answers, and every record. */
export async function deskOffers(
  { keys }: Pick<Deps, "keys">,
  tx: Database,
  request: RecordedRequest,
): Promise<DeskOffers> {
  const { records, isIntact } = await readRecords(keys, tx, request);
  const standing = standingOffers(records);
  return {
    standing: standing && presentStanding(standing),
    records: records.map(({ kind, at, hash }) => ({ kind, at: at.toISOString(), hash })),
    isIntact,
  };
}

/** Returns the carrier of an offer among those that were shown together. */
export function carrierOf({ offered }: Pick<StandingOffers, "offered">, premiumId: number): string {
  return offered.content.offers.find((offer) => offer.premiumId === premiumId)?.carrier ?? "";
}

function presentStanding(standing: StandingOffers): NonNullable<DeskOffers["standing"]> {
  const { offered, asked, wished, declined, acknowledged } = standing;
  const { line, offers, recommendedId, why, by } = offered.content;
  return {
    sentAt: offered.at.toISOString(),
    by: by.name,
    line,
    offers,
    recommendedId,
    why,
    asked: asked.map(({ at, content: { premiumId, coverage, text } }) => ({
      premiumId,
      carrier: carrierOf(standing, premiumId),
      coverage,
      text,
      at: at.toISOString(),
    })),
    wished: wished && {
      premiumId: wished.content.premiumId,
      carrier: carrierOf(standing, wished.content.premiumId),
      at: wished.at.toISOString(),
    },
    declined: declined && {
      reason: declined.content.reason,
      text: declined.content.text,
      at: declined.at.toISOString(),
    },
    acknowledged: acknowledged.map(({ at, hash, content: { coverage, delivery } }) => ({
      coverage,
      delivery,
      hash,
      at: at.toISOString(),
    })),
  };
}
