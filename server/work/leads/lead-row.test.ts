import { describe, expect, it } from "vitest";
import { contactRequest } from "../../../domain/work/contacts.ts";
import { agency, fixedSettings } from "../../../tests/support/agency.ts";
import { createRequest } from "./create-request.ts";
import { createKeys } from "../../platform/keys.ts";
import { createQuoteRequest } from "../quotes/create-quote-request.ts";
import { parseQuote } from "../quotes/parse-quote.ts";
import type { Deps } from "../../platform/deps.ts";
import type { LeadStore } from "../../platform/deps/leads.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const keys = createKeys([Buffer.alloc(32, 7).toString("base64")]);
const sender = { language: "en", ip: "203.0.113.9", userAgent: "test" } as const;

/** Returns the row that the use case would store. */
async function stored(
  send: (deps: Pick<Deps, "db" | "keys" | "clock" | "storeLead" | "settings">) => Promise<unknown>,
) {
  const rows: Record<string, unknown>[] = [];
  const storeLead: LeadStore = (_kind, { row, sealed }) => {
    rows.push({ ...row, ...sealed?.("Q-11111") });
    return Promise.resolve({
      reference: "Q-11111",
      isOpen: false,
      answerBy: undefined,
      location: null,
      link: undefined,
    });
  };
  // The consent text in force is known without a database.
  const db = {} as Deps["db"];
  await send({ db, keys, clock: () => new Date("2026-11-16T18:00:00Z"), storeLead, settings: fixedSettings() });
  return rows[0] ?? {};
}
const contact = (form: object, key: string | null = null) =>
  stored((deps) => createRequest(deps, "contact", contactRequest.parse(form), sender, key));
const quote = (form: object, key: string | null = null) =>
  stored((deps) => createQuoteRequest(deps, parseQuote(form, agency.lines), sender, key));

const PERSON = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713-555-0166" };
const WISH = { inquiryType: "claim", message: "Hail broke my window." };
const CAR = {
  name: "Rosa Vela",
  email: "rosa@example.com",
  phone: "713-555-0166",
  zipCode: "77008",
  vehicleMake: "Ford",
};

describe("what makes two sendings the same request", () => {
  // A request sent again during a deployment is compared with the content hash that the version before stored.
  it("has the fingerprint that earlier versions gave it", async () => {
    const hashes = [
      await contact({ ...PERSON, ...WISH, ...AGREED }, "contact-key"),
      await contact(PERSON),
      await quote({ ...CAR, driverDob: "1987-06-05", coverageTypes: ["liability", "pip"] }, "quote-key-1"),
      await quote({ form: "short", insuranceType: "home", zipCode: "77008" }),
    ].map(({ contentHash }) => contentHash);
    expect(hashes).toEqual([
      "OL-0HCwujILAXi2e4cIs0_zr-erREmBZRoZCfrWgRYY",
      "iUYmA0NUXS6rDCqzsLu5pSKfgLxGha0as4qDqIp9qXo",
      "v3_VzE-gAtoCpHL-PICOIi5QEjbAWDE5nzigOCu9mZw",
      "hr6FeHp26RxJgp5taH2wp-ZSnH7wko9H5Fz-ZwlmP54",
    ]);
  });

  it("is every field and the consent, and nothing that came along with them", async () => {
    const first = await contact({ ...PERSON, ...WISH });
    const again = await contact({ ...PERSON, ...WISH, elapsedMs: 9_000, page: "/contact", requestDate: "2020-01-01" });
    expect(again["contentHash"]).toBe(first["contentHash"]);
    for (const other of [{ firstName: "Ana" }, { message: "" }, { inquiryType: "" }, AGREED]) {
      const changed = await contact({ ...PERSON, ...WISH, ...other });
      expect([other, changed["contentHash"]]).not.toEqual([other, first["contentHash"]]);
    }
  });
});
