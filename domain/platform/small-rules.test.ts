import { describe, expect, it } from "vitest";
import { dollars, wholeDollars } from "./dollars.ts";
import { AppError } from "./errors.ts";
import { isFileType, safeFilename } from "./files.ts";
import { foldText } from "./fold-text.ts";
import { guessLanguage } from "./guess-language.ts";
import { isHoliday } from "./holidays.ts";
import { isLanguage, languageOfAccept, languageOfCookie, localeOf } from "./language.ts";
import { clockTime, dayName, hoursLines, isNoon } from "./office-hours.ts";
import { formatPhone, isForeignPhone, localPhone } from "./phone.ts";
import { searchHeaders } from "./search-header.ts";
import { entriesOf, isAmong, isKeyOf, keysOf, pick, recordOf, renamedRecordOf, valueIn } from "./typed-records.ts";
import { isUnattendedCall, UNATTENDED } from "./unattended.ts";

it("amounts are written as dollars in both languages", () => {
  expect([dollars(123_450, "en"), dollars(5, "en"), dollars(123_450, "es")]).toEqual([
    "$1,234.50",
    "$0.05",
    "$1,234.50",
  ]);
  expect([wholeDollars(30_000, "en"), wholeDollars(1_000_000, "en")]).toEqual(["$30,000", "$1,000,000"]);
});

it("a refusal has the status of its code, and says what is wrong where it knows", () => {
  const refusal = new AppError("conflict", { retryAfterSeconds: 3 });
  expect([refusal.status, refusal.code, refusal.name, refusal.message]).toEqual([
    409,
    "conflict",
    "AppError",
    "conflict",
  ]);
  expect(refusal.details).toEqual({ retryAfterSeconds: 3 });
  expect(new AppError("notFound").details).toEqual({});
});

describe("the name of a stored file", () => {
  it("has no folder, no reserved characters and the extension of its type", () => {
    expect(safeFilename("C:\\docs\\my/plan.PDF", "application/pdf")).toBe("plan.pdf");
    expect(safeFilename('a"<>:|?*;%b\u0000.exe', "text/plain")).toBe("a b.txt");
    expect(safeFilename("photo.jpeg", "image/png")).toBe("photo.png");
    expect(safeFilename("v1.2 final.docx", "application/pdf")).toBe("v1.2 final.pdf");
    expect(safeFilename("a\u2028b\u2029c", "text/csv")).toBe("a b c.csv");
    expect(safeFilename("plan...pdf", "application/pdf")).toBe("plan.pdf");
    expect(safeFilename("Pen\u0303a.txt", "text/plain")).toBe("Pe\u00f1a.txt");
  });

  it("is bounded, and never empty", () => {
    expect(safeFilename("x".repeat(500), "image/jpeg")).toBe(`${"x".repeat(120)}.jpg`);
    expect(safeFilename(" ... ", "image/webp")).toBe("file.webp");
    expect(safeFilename("", "application/pdf", "form")).toBe("form.pdf");
    expect(safeFilename(".hidden.", "text/plain")).toBe("hidden.txt");
    expect(safeFilename("x ".repeat(60), "text/plain")).toBe(`${"x ".repeat(60).trim()}.txt`);
    expect(safeFilename(`${"x".repeat(119)} y.txt`, "text/plain")).toBe(`${"x".repeat(119)}.txt`);
    expect(safeFilename(`start${"x".repeat(500)}`, "text/plain")).toBe(`${"x".repeat(120)}.txt`);
    expect(safeFilename(`${"😀".repeat(130)}.png`, "image/png")).toBe(`${"😀".repeat(120)}.png`);
  });

  it("belongs to a type that the store takes", () => {
    expect([isFileType("image/png"), isFileType("image/gif"), isFileType("toString")]).toEqual([true, false, false]);
  });
});

it("texts are compared without case, accents and curly apostrophes", () => {
  expect(foldText("Peña’s ‘ÉL’")).toBe("pena's 'el'");
});

it("the language of a text is guessed by its commonest words, and is English where they tell nothing", () => {
  expect(guessLanguage("Hola, necesito un seguro para mi auto")).toBe("es");
  expect(guessLanguage("Hello, I need insurance for my car")).toBe("en");
  expect(guessLanguage("Hello, my name is Maria de la Cruz")).toBe("en");
  expect([guessLanguage(""), guessLanguage("12345"), guessLanguage("seguro")]).toEqual(["en", "en", "en"]);
  expect(guessLanguage(`${"x ".repeat(2_500)} hola gracias por favor`)).toBe("en");
  expect(guessLanguage("¡GRACIAS! ¿usted puede?")).toBe("es");
});

describe("a holiday", () => {
  const on = (day: string, ...holidays: Parameters<typeof isHoliday>[1][number][]) => isHoliday(day, holidays);

  it("is the same date every year, or one day only", () => {
    const christmas = { name: "", month: 12, day: 25 };
    expect([on("2026-12-25", christmas), on("2027-12-25", christmas), on("2026-12-24", christmas)]).toEqual([
      true,
      true,
      false,
    ]);
    const once = { name: "", date: "2026-05-04" };
    expect([on("2026-05-04", once), on("2027-05-04", once)]).toEqual([true, false]);
    expect(on("2026-12-25", once, christmas)).toBe(true);
  });

  it("is a weekday of a month, the first to the fourth or the last", () => {
    const thanksgiving = { name: "", month: 11, weekday: 3, which: 4 } as const;
    expect([on("2026-11-26", thanksgiving), on("2025-11-27", thanksgiving), on("2026-11-19", thanksgiving)]).toEqual([
      true,
      true,
      false,
    ]);
    const memorial = { name: "", month: 5, weekday: 0, which: "last" } as const;
    expect([on("2026-05-25", memorial), on("2027-05-31", memorial), on("2027-05-24", memorial)]).toEqual([
      true,
      true,
      false,
    ]);
    const labor = { name: "", month: 9, weekday: 0, which: 1 } as const;
    expect([on("2026-09-07", labor), on("2025-09-01", labor)]).toEqual([true, true]);
    const lastOfFebruary = { name: "", month: 2, weekday: 6, which: "last" } as const;
    expect([on("2026-02-22", lastOfFebruary), on("2032-02-29", lastOfFebruary)]).toEqual([true, true]);
  });
});

describe("the language of a browser", () => {
  it("is the one with the most weight, and the first among equals", () => {
    const best = languageOfAccept;
    expect([best("en;q=0.5, es;q=0.9"), best("es, en"), best("en, es"), best("es;q=0")]).toEqual([
      "es",
      "es",
      "en",
      undefined,
    ]);
    expect([best("en; q=0.5,es; q=0.9"), best("de;q=1;x=2, es; x=1; q=0.3"), best(null), best("")]).toEqual([
      "es",
      "es",
      undefined,
      undefined,
    ]);
    expect(best("es;level=9, en;q=0.9")).toBe("es");
  });

  it("is that of its cookie wherever that stands", () => {
    expect([
      languageOfCookie("a=b; lang=es"),
      languageOfCookie("lang=es;a=b"),
      languageOfCookie("a=b;lang=en"),
    ]).toEqual(["es", "es", "en"]);
    expect([languageOfCookie(null), languageOfCookie("lang=esx")]).toEqual([undefined, undefined]);
    expect([isLanguage("en"), isLanguage("es"), isLanguage("fr"), isLanguage(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([localeOf("en"), localeOf("es")]).toEqual(["en-US", "es-US"]);
  });
});

describe("the hours of an office", () => {
  it("are said by the twelve-hour clock", () => {
    expect(["00:00", "00:05", "11:59", "12:00", "12:30", "13:00", "23:59"].map(clockTime)).toEqual([
      "12:00 AM",
      "12:05 AM",
      "11:59 AM",
      "12:00 PM",
      "12:30 PM",
      "1:00 PM",
      "11:59 PM",
    ]);
    expect([isNoon("12:00"), isNoon("00:00")]).toEqual([true, false]);
  });

  it("name the days from Monday on", () => {
    expect([dayName(0, "en"), dayName(6, "en"), dayName(2, "es"), dayName(2, "es", "long")]).toEqual([
      "Mon",
      "Sun",
      "mié",
      "miércoles",
    ]);
  });

  it("are two lines where only the opening or only the closing differs, or a closed day lies between", () => {
    const day = (open: string, close: string) => ({ open, close });
    const shown = (...week: Parameters<typeof hoursLines>[0][number][]) =>
      hoursLines(week, "en", { closed: "closed", noon: "noon" }).map(({ days }) => days);
    expect(shown(day("09:00", "17:00"), day("09:00", "18:00"))).toEqual(["Mon", "Tue"]);
    expect(shown(day("08:00", "17:00"), day("09:00", "17:00"))).toEqual(["Mon", "Tue"]);
    expect(shown(null, null, day("09:00", "17:00"))).toEqual(["Mon-Tue", "Wed"]);
  });
});

it("a phone number is shown as local only where it is", () => {
  expect([formatPhone("+7135550142"), formatPhone("27135550142"), formatPhone("+17135550142")]).toEqual([
    "+7135550142",
    "27135550142",
    "+1 (713) 555-0142",
  ]);
  expect([localPhone("1 713 555 0142"), localPhone("1713555014")]).toEqual(["(713) 555-0142", "(171) 355-5014"]);
  expect(formatPhone("+1713555014")).toBe("+1713555014");
  expect([localPhone("5217135550142"), localPhone("171355501423")]).toEqual(["5217135550142", "171355501423"]);
  expect(["+52 81 8345 6789", " +44 20", "+ 1 713"].map(isForeignPhone)).toEqual([true, true, false]);
  expect(["+1 713 555 0142", "713 555 0142", "713 +52"].map(isForeignPhone)).toEqual([false, false, false]);
});

it("the words of a search travel in a header, encoded", () => {
  expect([searchHeaders("Peña 1"), searchHeaders("")]).toEqual([{ "x-search": "Pe%C3%B1a%201" }, {}]);
});

it("a call that no person made says so", () => {
  expect([isUnattendedCall(UNATTENDED), isUnattendedCall({}), isUnattendedCall({ "x-unattended": "1" })]).toEqual([
    true,
    false,
    true,
  ]);
});

it("records are built and read by their keys", () => {
  const record = { a: 1, b: 2 };
  expect([keysOf(record), entriesOf(record)]).toEqual([
    ["a", "b"],
    [
      ["a", 1],
      ["b", 2],
    ],
  ]);
  expect(recordOf(["x", "y"], (key) => `${key}!`)).toEqual({ x: "x!", y: "y!" });
  expect(
    renamedRecordOf(
      ["x"],
      (key) => `${key}2` as const,
      () => 1,
    ),
  ).toEqual({ x2: 1 });
  expect(pick({ a: 1, b: 2 }, ["b"])).toEqual({ b: 2 });
  expect([isAmong([1, 2], 2), isAmong([1, 2], 3)]).toEqual([true, false]);
  expect([isKeyOf(record, "a"), isKeyOf(record, "toString")]).toEqual([true, false]);
  expect([valueIn({ a: 1 }, "a"), valueIn(null, "a"), valueIn("text", "length")]).toEqual([1, undefined, undefined]);
});
