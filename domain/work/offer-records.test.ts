import { describe, expect, it } from "vitest";
import { standingOffers, type OfferRecord, type OfferRecordContent, type OfferRecordKind } from "./offer-records.ts";

let position = 0;
const record = <Kind extends OfferRecordKind>(kind: Kind, content: Partial<OfferRecordContent[Kind]> = {}) =>
  ({ kind, position: ++position, at: new Date(0), hash: "", content }) as unknown as OfferRecord;
const offered = record("offered");
const wish = (premiumId: number) => record("wished", { premiumId });
const acknowledged = (premiumId: number) => record("acknowledged", { premiumId, coverage: "pip" });

describe("the offers of a request that stand", () => {
  it("are none before any are shown, or after they were taken back", () => {
    expect(standingOffers([])).toBeNull();
    expect(standingOffers([record("asked")])).toBeNull();
    expect(standingOffers([offered, record("withdrawn")])).toBeNull();
    expect(standingOffers([offered, record("withdrawn"), wish(1)])).toBeNull();
  });

  it("begin without answers, also where they are sent again", () => {
    const fresh = { offered, asked: [], wished: null, declined: null, acknowledged: [] };
    expect(standingOffers([offered])).toEqual(fresh);
    expect(standingOffers([record("offered"), record("asked"), wish(1), acknowledged(1), offered])).toEqual(fresh);
  });

  it("keep every question, and the last of wish and refusal", () => {
    const [first, second, none] = [record("asked"), record("asked"), record("declined")];
    expect(standingOffers([offered, first, second])?.asked).toEqual([first, second]);
    const wished = wish(1);
    expect(standingOffers([offered, none, wished])).toMatchObject({ wished, declined: null });
    expect(standingOffers([offered, wished, none])).toMatchObject({ wished: null, declined: none });
  });

  it("keep what was acknowledged for the offer that is wished for, not for another", () => {
    const [one, two] = [acknowledged(1), acknowledged(1)];
    expect(standingOffers([offered, wish(1), one, two])?.acknowledged).toEqual([one, two]);
    expect(standingOffers([offered, wish(1), one, wish(1)])?.acknowledged).toEqual([one]);
    expect(standingOffers([offered, wish(1), one, wish(2)])?.acknowledged).toEqual([]);
    expect(standingOffers([offered, wish(1), one, record("declined"), wish(1)])?.acknowledged).toEqual([one]);
  });
});
