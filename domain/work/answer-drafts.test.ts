import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { isAnswerTime, answerDate } from "./answer-date.ts";
import { answerDraft, answerDraftInput, draftRemoval } from "./answer-drafts.ts";
import { attachedId, splitAddresses, storedId } from "./answer-parts.ts";

const KEY = "0123456789abcdef".repeat(2);
const DRAFT = {
  key: KEY,
  channel: "email",
  purpose: "marketing",
  to: " half@",
  language: "es",
  subject: " Hola ",
  text: " Buenos ",
  cc: "a",
  bcc: "b",
  templateId: null,
  files: ["file:1"],
  sendAt: "",
};

describe("the draft of an answer", () => {
  it("is kept as it was typed, half sentences and spaces included", () => {
    expect(answerDraft.parse(DRAFT)).toEqual(DRAFT);
    const { purpose: _purpose, cc: _cc, bcc: _bcc, ...least } = DRAFT;
    expect(answerDraft.parse(least)).toMatchObject({ purpose: "request", cc: "", bcc: "" });
    expect(answerDraft.parse({ ...DRAFT, text: "\ud800x" }).text).toBe("\ufffdx");
  });

  it("has the key of one message, and no more than a message has", () => {
    for (const key of [KEY.slice(1), `${KEY}0`, KEY.replace("0", "g"), `x${KEY}`])
      expect(faultsOf(answerDraft, { ...DRAFT, key })).toEqual({ key: "validation:invalid" });
    const tooLong = "validation:tooLong";
    expect(
      faultsOf(answerDraft, { ...DRAFT, to: "x".repeat(255), subject: "x".repeat(201), text: "x".repeat(10_001) }),
    ).toEqual({ to: tooLong, subject: tooLong, text: tooLong });
    expect(faultsOf(answerDraft, { ...DRAFT, files: Array.from({ length: 11 }, () => "f") })).toEqual({
      files: "validation:tooMany",
    });
    expect(faultsOf(answerDraft, { ...DRAFT, channel: "fax", purpose: "fun", language: "fr" })).toEqual({
      channel: "validation:choice",
      purpose: "validation:choice",
      language: "validation:choice",
    });
  });

  it("is stored and thrown away by whoever says which one", () => {
    expect(answerDraftInput.parse({ draft: DRAFT, version: 3 })).toMatchObject({ version: 3 });
    expect(faultsOf(answerDraftInput, { draft: DRAFT, version: -1 })).toEqual({ version: "validation:invalid" });
    expect(Object.keys(faultsOf(answerDraftInput, {}))).toEqual(["draft", "version"]);
    expect([draftRemoval.parse({}), draftRemoval.parse({ part: "other" })]).toEqual([
      { part: "all" },
      { part: "other" },
    ]);
    expect(draftRemoval.parse({ part: "all" })).toEqual({ part: "all" });
    expect(faultsOf(draftRemoval, { part: "half" })).toEqual({ part: "validation:choice" });
  });
});

it("the file of an answer is one of the store, or one of the office", () => {
  expect([attachedId("9"), storedId("file:9"), storedId("upload:9"), storedId("my file:9")]).toEqual([
    "file:9",
    "9",
    null,
    null,
  ]);
});

it("typed addresses are split at commas, semicolons and spaces", () => {
  expect(splitAddresses(" a@b.c, d@e.f;g@h.i \n j@k.l ")).toEqual(["a@b.c", "d@e.f", "g@h.i", "j@k.l"]);
});

describe("the calendar file of an answer", () => {
  const by = "2026-11-20T16:00:00.000Z";

  it("names a request and a moment", () => {
    expect(answerDate.parse({ reference: "Q-2345A", by })).toEqual({ reference: "Q-2345A", by: new Date(by) });
    for (const reference of ["Q-2345", "Q-2345AB", "X-2345A", "Q-2345a", "Q-1345A", "xQ-2345A"])
      expect(faultsOf(answerDate, { reference, by })).toEqual({ reference: "validation:invalid" });
    for (const wrong of ["2026-11-20T16:00:00Z", "soon"])
      expect(faultsOf(answerDate, { reference: "Q-2345A", by: wrong })).toEqual({ by: "validation:date" });
  });

  it("is made for a moment within a month from now", () => {
    const away = (days: number) => isAnswerTime(new Date(Date.parse(by) + days * 86_400_000), new Date(by));
    expect([away(31), away(-31), away(31.01), away(-31.01)]).toEqual([true, true, false, false]);
  });
});
