import { expect, it } from "vitest";
import { deskViews, tags } from "../../server/platform/db/schema/index.ts";
import { fuzz } from "../prove/fuzz/run.ts";
import { forbiddenIn } from "../prove/fuzz/stored.ts";
import { targetOf } from "../prove/target.ts";
import { fieldNames } from "../support/field-names.ts";
import { describeOnServer, makeUser } from "../support/test-app.ts";

const NASTY = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "a\r\nBcc: x@example.com",
  "../../etc/passwd",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "=1+1",
  "{{constructor}}",
  "x".repeat(3_000),
  "🜁".repeat(200),
  "admin",
  "2026-13-45",
  "99999999999999999999",
  "-1",
  "auto",
  "agent",
  "en",
  "in_progress",
  "https://example.com",
  "javascript:alert(1)",
  "a@example.com",
  "77008",
];

/** The short form of `npm run prove -- --only fuzz`: always the same calls, on a server within this process. */
const SHORT = { seed: 713, rounds: 1, casesPerRound: 2 };
const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token-of-the-test",
  TWILIO_FROM: "+17135550100",
};

describeOnServer(
  "any input at any route",
  (server) => {
    it("W11: made from the API's own description is answered as declared, and stores nothing that a rule forbids", async () => {
      const { faults, endpoints, cases, accepted } = await fuzz(targetOf(server()), SHORT);
      expect(faults).toEqual([]);
      expect(await forbiddenIn(server().deps)).toEqual([]);
      expect(cases).toBe(endpoints * SHORT.casesPerRound);
      // Input that every rule refuses would prove nothing.
      expect([...accepted.values()].filter((count) => count > 0).length).toBeGreaterThan(endpoints / 3);
    });

    it("is found when it was stored against a rule", async () => {
      const { db } = server().deps;
      const { id: userId } = await makeUser(server(), "agent");
      await db.insert(deskViews).values({ userId, name: "Mine", kind: "quote", filters: { nobody: "knows" } });
      await db.insert(tags).values({ nameEn: "bell\u0007", nameEs: "campana", color: "blue", position: 1 });
      expect(await forbiddenIn(server().deps)).toEqual([
        'tags.name_en holds "bell\\u0007"',
        expect.stringMatching(/^view \d+: .*nobody/s),
      ]);
    });

    it("W11: in one field of an otherwise right form breaks nothing either", async () => {
      const right = { name: "Rosa", email: "rosa@example.com", phone: "7135550142", zipCode: "77008" };
      const forms = ["auto", "home", "business", "life"].map((insuranceType) => [
        "quote-requests",
        { ...right, insuranceType },
      ]);
      const contact = { ...right, firstName: "Rosa", lastName: "Vela" };
      const names = await fieldNames();
      const broken: string[] = [];
      for (const [path, form] of [...forms, ["contact-requests", contact]] as [string, object][]) {
        for (const name of names) {
          const nasty = NASTY[(name.length * 7 + path.length) % NASTY.length];
          const response = await server().app.inject({
            method: "POST",
            url: `/api/${path}`,
            payload: { ...form, [name]: nasty },
          });
          if (response.statusCode >= 500) broken.push(`${path} ${name}=${JSON.stringify(nasty)}`);
        }
      }
      expect(broken).toEqual([]);
    });
  },
  { env: TWILIO },
);
