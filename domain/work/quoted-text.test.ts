import { describe, expect, it } from "vitest";
import { splitQuoted } from "./quoted-text.ts";

const ANSWER = "Yes, Tuesday is fine.\n\nRosa";

const histories: [string, string][] = [
  ["Gmail", "On Mon, Nov 16, 2026 at 9:00 AM The Agency <a@example.com> wrote:\n\n> Dear Rosa,\n> when?"],
  [
    "Gmail, its heading broken",
    "On Mon, Nov 16, 2026 at 9:00 AM The Agency\n<reply+abc@reply.example.com> wrote:\n> When?",
  ],
  ["Gmail in Spanish", "El lun, 16 nov 2026 a las 9:00, La Agencia (<a@example.com>) escribió:\n\n> Estimada Rosa"],
  ["Apple Mail", "> On Nov 16, 2026, at 9:00 AM, The Agency <a@example.com> wrote:\n> \n> Dear Rosa"],
  ["Apple Mail in Spanish", "El 16 nov 2026, a la(s) 9:00 a.m., La Agencia <a@example.com> escribió:\n\n> ¿Cuándo?"],
  ["Outlook", "-----Original Message-----\nFrom: The Agency\nSent: Monday\nTo: Rosa\nSubject: Quote\n\nDear Rosa"],
  ["Outlook on the web", `${"_".repeat(32)}\nFrom: The Agency <a@example.com>\nSent: Monday\nTo: Rosa\n\nDear Rosa`],
  [
    "Outlook in Spanish",
    "De: La Agencia <a@example.com>\nEnviado el: lunes\nPara: Rosa\nAsunto: Cotización\n\nEstimada",
  ],
  ["Outlook in Spanish, older", "-----Mensaje original-----\nDe: La Agencia\nEnviado: lunes\nPara: Rosa\n\nEstimada"],
];

describe("an answer", () => {
  it.each(histories)("is parted from what %s quotes below it", (_client, history) => {
    expect(splitQuoted(`${ANSWER}\n\n${history}\n`)).toEqual({ said: ANSWER, quoted: history });
  });

  it("keeps what was written between and below quoted lines", () => {
    const between = "See below.\n\nOn Monday, November 16, the Agency wrote:\n> When?\nTuesday.\n> Where?\nAt home.";
    expect(splitQuoted(between)).toEqual({ said: between, quoted: "" });
    const below = "> When?\n\nTuesday.";
    expect(splitQuoted(below)).toEqual({ said: below, quoted: "" });
  });

  it("is all that was said where it quotes nothing, or nothing else", () => {
    const plain = "On Tuesday I wrote:\nFrom: my home\nthe answer.";
    expect(splitQuoted(plain)).toEqual({ said: plain, quoted: "" });
    const forwarded = "From: The Agency\nSent: Monday\nTo: Rosa\n\nDear Rosa";
    expect(splitQuoted(forwarded)).toEqual({ said: forwarded, quoted: "" });
  });

  it("is found in a text that was made to take long", () => {
    const hostile = `On ${"a wrote".repeat(20_000)}\n`.repeat(5);
    const begun = performance.now();
    splitQuoted(hostile);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});

describe("what is no quote", () => {
  const isWhole = (text: string) => splitQuoted(text).said === text.trim() && splitQuoted(text).quoted === "";
  const isParted = (said: string, quoted: string) => {
    const split = splitQuoted(`${said}\n${quoted}`);
    return split.said === said && split.quoted === quoted;
  };

  it("is a text without any, trimmed", () => {
    expect(splitQuoted(" Thanks!\n ")).toEqual({ said: "Thanks!", quoted: "" });
    expect(isWhole("> all of it is quoted")).toBe(true);
    expect(isWhole("> when?\n\nTuesday. \n")).toBe(true);
  });

  it("is a sentence that only sounds like a heading", () => {
    expect(isWhole("Hi\nAs I said: On Monday the agency wrote: hello")).toBe(true);
    expect(isWhole("Hi\nOn Monday the agency wrote: hello")).toBe(true);
    expect(isWhole("Hi\nOn it wrote:")).toBe(true);
    expect(isWhole("Hi\nYou told me on Monday morning that she wrote:\nno")).toBe(true);
    expect(isWhole("Hi\nx--Original Message--")).toBe(true);
    expect(isWhole("Hi\n--Original Message-- x")).toBe(true);
    expect(isWhole("Hi\n-Original Message-")).toBe(true);
    expect(isWhole(`Hi\n${"_".repeat(9)}\nFrom: me`)).toBe(true);
    expect(isWhole(`Hi\nx${"_".repeat(12)}\nand more`)).toBe(true);
    expect(isWhole("Hi\nFrom: me\nTo: you")).toBe(true);
    expect(isWhole("Hi\nSent: today")).toBe(true);
    expect(isWhole("Hi\nFrom:\nSent: Monday")).toBe(true);
    expect(isWhole("Hi\nsays From: me\nSent: Monday")).toBe(true);
    expect(isWhole("Hi\nFrom: me\nwas Sent: Monday")).toBe(true);
    expect(isWhole(`Hi\nOn ${"x".repeat(420)} wrote:`)).toBe(true);
    expect(isWhole(`Hi\nFrom: ${"x".repeat(420)}\nSent: Monday`)).toBe(true);
    expect(isWhole("Hi there\nOn Monday we came\nand nobody wrote")).toBe(true);
  });

  it("is parted with spaces around its heading, too", () => {
    expect(isParted("Hi", "On Mon, Nov 16, 2026 Agency wrote :\n> x")).toBe(true);
    expect(isParted("Hi", "On Mon, Nov 16, 2026 Agency wrote: \n> x")).toBe(true);
    const signed = `Sign here: ${"_".repeat(12)}`;
    expect(isParted(signed, "From: me\nSent: Monday")).toBe(true);
    expect(isParted(`${"_".repeat(12)} (name)`, "From: me\nSent: Monday")).toBe(true);
    expect(splitQuoted("Hi\n  On Mon, Nov 16, 2026 at 9:00 The Agency\n<a@example.com> wrote:\nx").said).toBe("Hi");
    expect(isParted("Hi", "--  Original Message  --  \nDear")).toBe(true);
    expect(isParted("Hi", `${"_".repeat(10)} \n*From:* me\n*Sent:* Monday`)).toBe(true);
    expect(isParted("Hi", "From:me\nDate:today")).toBe(true);
    expect(splitQuoted("Hi\n  > x\n  > y")).toEqual({ said: "Hi", quoted: "> x\n  > y" });
    expect(splitQuoted("Hi\n  On Mon, Nov 16, 2026 Agency wrote:\nx").said).toBe("Hi");
    expect(splitQuoted(`Hi\n  ${"_".repeat(12)}\n  From: a\n  Sent: b`).said).toBe("Hi");
    expect(splitQuoted("Hi\n  --Original Message--\nx").said).toBe("Hi");
  });

  it("is whole where somebody answered between the lines", () => {
    expect(isWhole("Hi\n> when?\nTuesday\n> where?")).toBe(true);
    expect(isParted("Hi", "> when?\n \n> where?")).toBe(true);
    expect(isParted("Hi\nthere", "On Mon, Nov 16, 2026 Agency wrote:\nno marks here")).toBe(true);
  });
});
