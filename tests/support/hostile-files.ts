import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { BLACK_PNG, STRIPES_WITH_PLACE } from "../fixtures/photographs.ts";

const SCRIPT = "<script>alert(1)</script>";
const latin = (text: string) => Buffer.from(text, "latin1");

/** Files that nobody may store, each with the name that it comes under and the status of the refusal. */
export async function refusedFiles(): Promise<Record<string, { name: string; content: Buffer; status: number }>> {
  const png = Buffer.from(BLACK_PNG);
  return {
    "a renamed program": {
      name: "policy.pdf",
      content: latin("MZ\u0090\0\u0003\0\0\0\u0004\0\0\0ÿÿ\0\0"),
      status: 415,
    },
    "a program for Linux": {
      name: "photo.jpg",
      content: latin("\u007fELF\u0002\u0001\u0001\0\0\0\0\0\0\0\0\0"),
      status: 415,
    },
    "a drawing with a script": {
      name: "logo.png",
      content: latin(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      status: 415,
    },
    "a drawing behind a comment": { name: "a.txt", content: latin(`<!-- x --><svg>${SCRIPT}</svg>`), status: 415 },
    "a page called .txt": { name: "a.txt", content: latin(`<!doctype html>${SCRIPT}`), status: 415 },
    "a page behind words": { name: "a.txt", content: latin(`hello ${SCRIPT}`), status: 415 },
    "a shell script": { name: "a.txt", content: latin("#!/bin/sh\nrm -rf /\n"), status: 415 },
    "text with control characters": { name: "a.txt", content: latin("hello \u0000\u0007"), status: 415 },
    "a PDF behind other bytes": { name: "a.pdf", content: latin("<html>%PDF-1.4"), status: 415 },
    "a picture that is also a script": { name: "a.gif", content: latin("GIF89a=1;/*%PDF-1.4*/alert(1)"), status: 400 },
    "an archive": { name: "a.docx", content: latin("PK\u0003\u0004\u0014\0\0\0\0\0"), status: 415 },
    "a picture that claims 400 megapixels": { name: "a.png", content: pngClaiming(20_000, 20_000), status: 400 },
    "a picture that is cut": { name: "a.png", content: png.subarray(0, Math.floor(png.length * 0.6)), status: 400 },
    "a bomb of one colour": { name: "a.png", content: await flatPng(9_000, 9_000), status: 400 },
    "a PDF of too many pages": {
      name: "a.pdf",
      content: latin(`%PDF-1.4\n${"<</Type/Page>>\n".repeat(2_001)}`),
      status: 400,
    },
    "a PDF of too many packed pages": {
      name: "a.pdf",
      content: packedPages("<</Type /Page>> ".repeat(2_001)),
      status: 400,
    },
    "a PDF that unpacks to too much": { name: "a.pdf", content: packedPages(" ".repeat(80_000_000)), status: 400 },
  };
}

/** Pictures with more behind or inside them than pixels: they are stored without it. */
export function pictureWithMore(): Buffer[] {
  return [
    Buffer.concat([STRIPES_WITH_PLACE, latin(`PK\u0003\u0004${SCRIPT}`)]),
    Buffer.concat([Buffer.from(BLACK_PNG), latin(`%PDF-1.4 ${SCRIPT}`)]),
  ];
}

/** Returns a PNG whose header claims a size that its bytes do not have. */
export function pngClaiming(width: number, height: number): Buffer {
  const png = Buffer.from(BLACK_PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function flatPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#000000" } })
    .png()
    .toBuffer();
}

function packedPages(objects: string): Buffer {
  const packed = deflateSync(Buffer.from(objects));
  const head = `%PDF-1.5\n1 0 obj<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([latin(head), packed, latin("\nendstream endobj\n%%EOF")]);
}
