import { describe, expect, it } from "vitest";
import { splitAddresses, storedId, attachedId } from "./answer-parts.ts";
import { answerInput } from "./answers.ts";

const FILE = "0b0e7a4c-52a1-4a0d-9a77-1d1f0e6a9f10";
const answer = {
  key: "0123456789abcdef0123456789abcdef",
  channel: "email",
  to: "rosa@example.com",
  language: "en",
  subject: "Your quote",
  text: "Hello",
};
/** Returns the faults of an answer by field. */
function faultsOf(changes: object): Record<string, string> {
  const { error } = answerInput.safeParse({ ...answer, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("copies of an answer", () => {
  it("go to valid addresses, each once, whatever their case", () => {
    expect(faultsOf({ cc: ["pedro@example.com"], bcc: ["file@agency.example"] })).toEqual({});
    expect(faultsOf({ cc: ["pedro@example.com", "pedro"] })).toEqual({ "cc.1": "validation:contactEmail" });
    expect(faultsOf({ cc: ["ROSA@example.com"] })).toEqual({ "cc.0": "validation:answer.double" });
    expect(faultsOf({ cc: ["a@b.example"], bcc: ["c@d.example", "A@b.example"] })).toEqual({
      "bcc.1": "validation:answer.double",
    });
  });

  it("hold no header of their own", () => {
    expect(faultsOf({ cc: ["a@b.example\r\nBcc: c@d.example"] })).toHaveProperty(["cc.0"]);
    expect(faultsOf({ bcc: ["Rosa <a@b.example>"] })).toHaveProperty(["bcc.0"]);
  });

  it("are ten at most, both kinds together", () => {
    const many = (count: number, at: string) => Array.from({ length: count }, (_, n) => `p${n}@${at}.example`);
    expect(faultsOf({ cc: many(5, "a"), bcc: many(5, "b") })).toEqual({});
    expect(faultsOf({ cc: many(6, "a"), bcc: many(5, "b") })).toEqual({ cc: "validation:tooMany" });
    expect(faultsOf({ bcc: many(11, "b") })).toHaveProperty("bcc", "validation:tooMany");
  });

  it("are typed with commas, semicolons, spaces or line breaks between them", () => {
    expect(splitAddresses(" a@b.example, c@d.example;e@f.example\ng@h.example ")).toEqual([
      "a@b.example",
      "c@d.example",
      "e@f.example",
      "g@h.example",
    ]);
    expect(splitAddresses("  ")).toEqual([]);
  });
});

describe("a text message", () => {
  const text = { channel: "sms", to: "+17135550142", subject: "" };
  it("has neither files nor copies", () => {
    expect(faultsOf(text)).toEqual({});
    expect(faultsOf({ ...text, files: [attachedId(FILE)] })).toEqual({ files: "validation:answer.noFiles" });
    expect(faultsOf({ ...text, cc: ["a@b.example"] })).toEqual({ cc: "validation:answer.noCopies" });
  });
});

describe("the files of an answer", () => {
  it("are stored files, and files and forms of the office", () => {
    expect(faultsOf({ files: [attachedId(FILE), "upload:7", "custom:3", "form:home-application"] })).toEqual({});
    expect(storedId(attachedId(FILE))).toBe(FILE);
    expect(storedId("upload:7")).toBeNull();
  });

  it("are named by nothing else", () => {
    for (const id of ["file:../../etc/passwd", "file:", FILE, "https://evil.example/x.pdf", "upload:x"])
      expect([id, Object.keys(faultsOf({ files: [id] }))]).toEqual([id, ["files.0"]]);
    const many = Array.from({ length: 11 }, (_, n) => `upload:${n}`);
    expect(faultsOf({ files: many })).toEqual({ files: "validation:tooMany" });
  });
});
