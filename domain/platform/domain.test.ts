import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactRequest } from "../work/contacts.ts";
import { inLanguage, languageOfAccept, languageOfCookie, languageOfRequest } from "./language.ts";
import { hoursLines } from "./office-hours.ts";
import { isPhone } from "./is-phone.ts";
import { formatPhone, localPhone, telHref } from "./phone.ts";
import { fullQuote, shortQuote } from "../work/quotes.ts";
import { isVin } from "../work/vin.ts";

describe("the language of a request", () => {
  it("is the cookie's, then the browser's, then English", () => {
    expect(languageOfRequest("lang=es", "en-US")).toBe("es");
    expect(languageOfRequest("", "fr-FR, es;q=0.8, en;q=0.5")).toBe("es");
    expect(languageOfRequest(undefined, "fr-FR")).toBe("en");
    expect(languageOfRequest(undefined, "est")).toBe("en");
    expect(languageOfRequest(undefined, "ES-mx")).toBe("es");
  });
  it.each(["lang=<script>", "lang=de", "lang=", "xlang=es"])("discards %s", (cookie) => {
    expect(languageOfCookie(cookie)).toBeUndefined();
  });
  it("survives any header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(["en", "es", undefined]).toContain(languageOfAccept(header));
      }),
      { seed: 713 },
    );
  });
});

describe("content in one language", () => {
  it("has every bilingual value replaced, however deep, and all else as it was", () => {
    const content = {
      id: "auto",
      title: { en: "Car", es: "Auto" },
      tags: { en: ["fast", "safe"], es: ["rápido", "seguro"] },
      note: null as { en: string; es: string } | null,
      fields: [{ size: 3, label: { en: "Name", es: "Nombre" } }],
    };
    const spanish: { title: string; tags: string[]; note: string | null; fields: { size: number; label: string }[] } =
      inLanguage(content, "es");
    expect(spanish).toEqual({
      id: "auto",
      title: "Auto",
      tags: ["rápido", "seguro"],
      note: null,
      fields: [{ size: 3, label: "Nombre" }],
    });
    expect(inLanguage(content.title, "en")).toBe("Car");
    const half: object = { en: "Car", de: "Auto" };
    expect(inLanguage(half, "es")).toEqual(half);
  });
});

describe("phone numbers", () => {
  it("are shown as specified", () => {
    expect(formatPhone("7135550142")).toBe("(713) 555-0142");
    expect(formatPhone("1-713-555-0142")).toBe("+1 (713) 555-0142");
    expect(formatPhone("+52 81 8345 6789")).toBe("+52 81 8345 6789");
    expect(localPhone("17135550142")).toBe("(713) 555-0142");
    expect(telHref("(713) 555-0142")).toBe("tel:7135550142");
  });
  it("need 10 to 15 digits, however they are written", () => {
    expect(["713.555.0142", "+52 1 81 8345 6789", "123456789012345"].every(isPhone)).toBe(true);
    expect(["555-0142", "1234567890123456", "call me"].some(isPhone)).toBe(false);
  });
});

describe("the VIN", () => {
  it("is known by its check digit", () => {
    expect(isVin("1M8GDM9AXKP042788")).toBe(true);
    expect(isVin("1m8gdm9axkp042788")).toBe(true);
    expect(isVin("1M8GDM9A0KP042788")).toBe(false);
    expect(isVin("IM8GDM9AXKP042788")).toBe(false);
  });
});

describe("office hours", () => {
  it("are one line for days in a row with the same hours, in the reader's language", () => {
    const day = { open: "10:00", close: "19:30" };
    const week = [day, day, day, day, day, { open: "0:05", close: "12:00" }, null];
    expect(hoursLines(week, "en", { closed: "closed", noon: "noon" })).toEqual([
      { days: "Mon-Fri", hours: "10:00 AM-7:30 PM" },
      { days: "Sat", hours: "12:05 AM-noon" },
      { days: "Sun", hours: "closed" },
    ]);
    const spanish = hoursLines(week, "es", { closed: "cerrado", noon: "mediodía" });
    expect(spanish.map((line) => line.days)).toEqual(["lun-vie", "sáb", "dom"]);
    expect(spanish[1]?.hours).toBe("12:05 AM-mediodía");
  });
});

describe("the forms", () => {
  const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };

  it("W11: survive any input, and name what is wrong by keys of ours", () => {
    const anything = fc.anything({ withBigInt: true, withDate: true });
    fc.assert(
      fc.property(anything, anything, (name, extra) => {
        for (const schema of [fullQuote, shortQuote, contactRequest]) {
          const result = schema.safeParse({
            ...contact,
            insuranceType: "auto",
            form: "short",
            name,
            message: name,
            website: extra,
          });
          expect(typeof result.success).toBe("boolean");
        }
      }),
      { seed: 713, numRuns: 300 },
    );
  });

  it("Z3: drop what they do not know", () => {
    const parsed = contactRequest.parse({ ...contact, role: "admin", id: 4, isActive: false });
    expect(parsed).not.toHaveProperty("role");
    expect(parsed).not.toHaveProperty("id");
  });

  it("bound every text", () => {
    const long = contactRequest.safeParse({ ...contact, message: "x".repeat(5_001) });
    expect(long.error?.issues[0]?.message).toBe("validation:tooLong");
    expect(contactRequest.safeParse({ ...contact, message: "line\nbreak" }).success).toBe(true);
    expect(contactRequest.safeParse({ ...contact, firstName: "Ro\nsa" }).success).toBe(false);
  });
});
