import fc from "fast-check";
import { BLACK_PNG, STRIPES } from "../../fixtures/photographs.ts";
import type { Dictionary } from "./dictionary.ts";
import { hostileText } from "./hostile.ts";

/** The file of an upload, and the headers of one in parts (tus). */
export type FileBody = { name: string; content: Buffer; line: string; headers: Record<string, string> };

const CONTENTS = [
  STRIPES,
  Buffer.from(BLACK_PNG),
  Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  Buffer.from("Name,Phone\r\nRosa,7135550142\r\n"),
  Buffer.from("MZ\u0090\0\u0003\0", "latin1"),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  Buffer.from("GIF89a"),
  STRIPES.subarray(0, 100),
  Buffer.alloc(0),
  Buffer.alloc(300_000, "x"),
];

/** Makes files of the types that the program takes and of others, under right, wrong and hostile names. */
export function fileBodies(words: Dictionary): fc.Arbitrary<FileBody> {
  const links = words.valuesOf("link").map((link) => String(link).split("/").at(-1) ?? "");
  return fc.record({
    name: fc.oneof(fc.constantFrom("photo.jpg", "policy.pdf", "logo.png", "notes.txt"), hostileText),
    content: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...CONTENTS) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    ),
    line: fc.oneof(fc.constantFrom("auto", "home", ""), hostileText),
    headers: fc.record({
      "tus-resumable": fc.constantFrom("1.0.0", "1.0.0", "1.0.0", "0.2", "x"),
      "x-link-token": fc.oneof(links.length > 0 ? fc.constantFrom(...links) : fc.constant("none"), fc.base64String()),
      "upload-length": fc.oneof(
        fc.integer({ min: 0, max: 2_000 }).map(String),
        fc.constantFrom("-1", "1e9", "x", "99999999999"),
      ),
      "upload-offset": fc.oneof(fc.constant("0"), fc.constantFrom("1", "-1", "x", "99999999999")),
      "upload-metadata": fc.oneof(
        hostileText.map((name) => `filename ${Buffer.from(name).toString("base64")}`.slice(0, 4_000)),
        fc.constantFrom("filename", ",,,", "filename !!!", "filename cGhvdG8uanBn,filetype aW1hZ2UvanBlZw=="),
      ),
    }),
  });
}
