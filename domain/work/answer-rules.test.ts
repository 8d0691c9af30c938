import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { answerInput, answerTime } from "./answers.ts";

const KEY = "0123456789abcdef0123456789abcdef";
const MAIL = {
  key: KEY,
  channel: "email",
  to: "rosa@example.com",
  language: "en",
  subject: "Your quote",
  text: "Hello",
};
const TEXT = { key: KEY, channel: "sms", to: "+17135550142", language: "en", text: "Hello" };
const mail = (changes: object) => faultsOf(answerInput, { ...MAIL, ...changes });
const sms = (changes: object) => faultsOf(answerInput, { ...TEXT, ...changes });

describe("a message to a customer", () => {
  it("is about the request unless told, has no subject by text, and leaves at once", () => {
    expect(answerInput.parse(TEXT)).toEqual({
      ...TEXT,
      purpose: "request",
      subject: "",
      cc: [],
      bcc: [],
      files: [],
      sendAt: null,
    });
    const sendAt = "2026-11-20T09:00:00-06:00";
    expect(answerInput.parse({ ...MAIL, sendAt, purpose: "marketing" })).toMatchObject({
      sendAt,
      purpose: "marketing",
    });
    expect(mail({ sendAt: "tomorrow" })).toEqual({ sendAt: "validation:date" });
  });

  it("says something, within the bounds of its channel, with every placeholder filled in", () => {
    expect(mail({ subject: "", text: " " })).toMatchObject({ text: "validation:required" });
    expect(mail({ subject: " " })).toEqual({ subject: "validation:required" });
    expect([sms({ text: "x".repeat(1_200) }), sms({ text: "x".repeat(1_201) })]).toEqual([
      {},
      { text: "validation:tooLong" },
    ]);
    expect(mail({ text: "x".repeat(10_000) })).toEqual({});
    expect(mail({ text: "x".repeat(10_001) })).toEqual({ text: "validation:tooLong" });
    expect(mail({ subject: "Hi {name}", text: "Hi {firstName}" })).toEqual({
      subject: "validation:placeholderLeft",
      text: "validation:placeholderLeft",
    });
  });

  it("has no copies and files by text", () => {
    const noCopies = "validation:answer.noCopies";
    expect(sms({ cc: ["a@b.co"] })).toEqual({ cc: noCopies });
    expect(sms({ bcc: ["a@b.co"] })).toEqual({ bcc: noCopies });
    expect(sms({ files: ["upload:1"] })).toEqual({ files: "validation:answer.noFiles" });
    const many = Array.from({ length: 10 }, (_, at) => `a${at}@b.co`);
    expect(mail({ bcc: many })).toEqual({});
    expect(mail({ cc: ["x@b.co"], bcc: many })).toEqual({ cc: "validation:tooMany" });
  });

  it("has a key and files that exist", () => {
    for (const key of [`x${KEY}`, `${KEY}0`, KEY.slice(1), undefined])
      expect(mail({ key })).toEqual({ key: "validation:invalid" });
    const file = "file:0b0e7a4c-52a1-4a0d-9a77-1d1f0e6a9f10";
    expect(mail({ files: ["upload:123456789", "custom:12", "form:claim-form", file] })).toEqual({});
    for (const wrong of ["upload:1234567890", "xupload:1", "upload:1x", "form:", "Form:a", `${file}0`, "file:1"])
      expect(mail({ files: [wrong] })).toEqual({ "files.0": "validation:choice" });
    expect(mail({ files: Array.from({ length: 11 }, () => "upload:1") })).toEqual({ files: "validation:tooMany" });
  });

  it("can be asked when it would leave", () => {
    const asked = { channel: "sms", to: "+17135550142", sendAt: "2026-11-20T09:00:00-06:00" };
    expect(answerTime.parse(asked)).toEqual(asked);
    expect(faultsOf(answerTime, { ...asked, to: " ", sendAt: "soon", channel: "owl" })).toEqual({
      channel: "validation:choice",
      to: "validation:required",
      sendAt: "validation:date",
    });
    expect(Object.keys(faultsOf(answerTime, {}))).toEqual(["channel", "to"]);
  });
});
