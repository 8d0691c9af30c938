import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { withoutFiles } from "./without-files.ts";

const file = (content: Buffer) => ({ name: "a.pdf", type: "application/pdf", content: new Uint8Array(content) });
const lines = (content: Buffer) => content.toString("base64").replace(/.{76}/g, "$&\r\n");
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const textOf = (raw: Uint8Array) => Buffer.from(raw).toString("latin1");

const head = "From: x@example.com\r\nContent-Type: multipart/mixed; boundary=b";
const part = (body: string) => `--b\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
const mailOf = (...parts: string[]) => bytes(`${head}\r\n\r\n--b\r\n\r\nHello\r\n${parts.join("")}--b--\r\n`);

it("leaves out the files that are stored beside a mail, and nothing else", () => {
  const [first, second, other] = [randomBytes(5_000), randomBytes(5_000), randomBytes(5_000)];
  const raw = mailOf(part(lines(first)), part(lines(other)), part(lines(second)), part(lines(second)));
  const kept = textOf(withoutFiles(raw, [first, second, second].map(file)));
  const left = [
    part("[stored apart: file 1]"),
    part(lines(other)),
    ...[2, 3].map((n) => part(`[stored apart: file ${n}]`)),
  ];
  expect(kept).toBe(textOf(mailOf(...left)));
});

it("keeps a mail without files whole, byte for byte", () => {
  const raw = mailOf(part(lines(randomBytes(5_000))));
  expect(withoutFiles(raw, [])).toBe(raw);
});

it("keeps only the header where a file came in another encoding", () => {
  const content = Buffer.from("%PDF-1.7 as it is\n");
  const raw = mailOf(`--b\r\nContent-Type: application/pdf\r\n\r\n${content.toString("latin1")}`);
  expect(textOf(withoutFiles(raw, [file(content)]))).toBe(head);
});
