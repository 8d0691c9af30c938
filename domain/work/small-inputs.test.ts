import { expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { handoverInput } from "./handover.ts";
import { keptFileChange, keptFileInput } from "./kept-files.ts";
import { forbiddable, leadHold } from "./lead-filters.ts";
import { pageCodeAsk, pageCodeEntry, pageMessage } from "./page-talk.ts";
import { addedWords, consentWithdrawal, dataWish, linkAsk } from "./private-page.ts";
import { signatureInput, templateTrial } from "./templates.ts";
import { uploadMetadata } from "./uploads.ts";

const choice = "validation:choice";
const required = "validation:required";

it("a handover names who takes each group, or nobody", () => {
  const takers = { requests: 7, tasks: null, rules: 8, customers: null, bookings: null };
  expect(handoverInput.parse(takers)).toEqual(takers);
  expect(faultsOf(handoverInput, { requests: 0 })).toEqual({
    requests: choice,
    tasks: choice,
    rules: choice,
    bookings: choice,
    customers: choice,
  });
});

it("a kept file is one that was uploaded or attached, and can be renamed", () => {
  const fileId = "123e4567-e89b-42d3-a456-426614174000";
  expect([keptFileInput.parse({ fileId }), keptFileInput.parse({ attachmentId: 3 })]).toEqual([
    { fileId },
    { attachmentId: 3 },
  ]);
  for (const wrong of [{}, { fileId: "x" }, { attachmentId: 0 }])
    expect(keptFileInput.safeParse(wrong).success).toBe(false);
  expect(faultsOf(keptFileChange, { name: "x".repeat(120) })).toEqual({});
  expect(faultsOf(keptFileChange, { name: "x".repeat(121) })).toEqual({ name: "validation:tooLong" });
  expect(faultsOf(keptFileChange, { name: " " })).toEqual({ name: required });
});

it("a code is six digits, with spaces and dashes wherever the customer types them", () => {
  expect(pageCodeEntry.parse({ code: " 123-45 6" })).toEqual({ code: "123456" });
  for (const code of ["12345", "1234567", "12345x"])
    expect(faultsOf(pageCodeEntry, { code })).toEqual({ code: "validation:codeDigits" });
  expect(faultsOf(pageCodeEntry, {})).toEqual({ code: required });
  expect(pageCodeAsk.parse({ channel: "sms" })).toEqual({ channel: "sms" });
  expect(faultsOf(pageCodeAsk, { channel: "owl" })).toEqual({ channel: choice });
});

it("a message on the private page says something, in up to 4,000 characters", () => {
  expect(pageMessage.parse({ text: " Hello " })).toEqual({ text: "Hello" });
  expect(faultsOf(pageMessage, { text: " " })).toEqual({ text: required });
  expect(faultsOf(pageMessage, { text: "x".repeat(4_001) })).toEqual({ text: "validation:tooLong" });
});

it("a customer withdraws consent, asks for data, adds words, or asks for the links again", () => {
  expect(consentWithdrawal.parse({ channels: "text" })).toEqual({ channels: "text" });
  expect(faultsOf(consentWithdrawal, {})).toEqual({ channels: choice });
  expect(dataWish.parse({ wish: "copy" })).toEqual({ wish: "copy" });
  expect(faultsOf(dataWish, {})).toEqual({ wish: choice });
  expect([addedWords.parse({ words: "More" }), addedWords.parse({ words: "" })]).toEqual([{ words: "More" }, {}]);
  expect(linkAsk.parse({ email: "a@b.co" })).toEqual({ email: "a@b.co" });
  expect(faultsOf(linkAsk, { email: "a" })).toEqual({ email: "validation:contactEmail" });
});

it("a template is tried with a request, and a signature has up to 500 characters", () => {
  const trial = { channel: "email", language: "en", body: "Hello", reference: "q-1" };
  expect(templateTrial.parse({ ...trial, reference: " q-1 " })).toEqual({ ...trial, subject: "" });
  for (const reference of ["X-1", "Q-", "Q-1!", `Q-${"1".repeat(21)}`, "xQ-1"])
    expect(faultsOf(templateTrial, { ...trial, reference })).toEqual({ reference: "validation:reference" });
  expect(Object.keys(faultsOf(templateTrial, {}))).toEqual(["channel", "language", "body", "reference"]);
  expect(signatureInput.parse({ signature: "Ana" })).toEqual({ signature: "Ana" });
  expect(faultsOf(signatureInput, { signature: "x".repeat(501) })).toEqual({ signature: "validation:tooLong" });
});

it("an upload has a name, a purpose and the time of its last change", () => {
  const metadata = { name: "a.pdf", purpose: "file", modified: "8640000000000000" };
  expect(uploadMetadata.parse(metadata)).toEqual({ ...metadata, modified: 8_640_000_000_000_000 });
  expect(uploadMetadata.parse({ ...metadata, modified: "0" }).modified).toBe(0);
  expect(Object.keys(faultsOf(uploadMetadata, { name: "", purpose: "x", modified: -1 }))).toEqual([
    "name",
    "purpose",
    "modified",
  ]);
  expect(Object.keys(faultsOf(uploadMetadata, { ...metadata, modified: "8640000000000001" }))).toEqual(["modified"]);
});

it("a request is held, or a phone channel forbidden, by name", () => {
  expect(leadHold.parse({ isHeld: true })).toEqual({ isHeld: true });
  expect(Object.keys(faultsOf(leadHold, {}))).toEqual(["isHeld"]);
  for (const channel of ["text", "call", "mail"]) expect(forbiddable.parse({ channel })).toEqual({ channel });
  expect(Object.keys(faultsOf(forbiddable, {}))).toEqual(["channel"]);
});
