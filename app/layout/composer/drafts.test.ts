import { expect, it } from "vitest";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import { joinDrafts, type Draft } from "./drafts.ts";

const BEGUN: Draft = {
  key: "a".repeat(32),
  channel: "sms",
  purpose: "request",
  to: "+17135550191",
  language: "es",
  subject: "",
  text: "A new thought \n",
  cc: "",
  bcc: "",
  templateId: 4,
  files: ["upload:1"],
  sendAt: "",
};
const BACK: Draft = {
  ...BEGUN,
  key: "b".repeat(32),
  channel: "email",
  to: "rosa@example.com",
  subject: "Your quote",
  text: "Dear Rosa",
  files: ["upload:1", "upload:2"],
};

it("another message goes below a draft, with its files, and loses neither text", () => {
  expect(joinDrafts(BEGUN, BACK)).toEqual({
    ...BEGUN,
    text: "A new thought\n\nDear Rosa",
    files: ["upload:1", "upload:2"],
    // A template chosen now is added to the text instead of replacing it.
    templateId: null,
  });
  expect(joinDrafts({ ...BEGUN, text: " " }, BACK).text).toBe("Dear Rosa");
});

it("two messages together have no more files than one may have", () => {
  const files = Array.from({ length: ANSWER_MAX.files }, (_, n) => `upload:${n}`);
  expect(joinDrafts({ ...BEGUN, files }, { ...BACK, files: ["upload:99"] }).files).toEqual(files);
});
