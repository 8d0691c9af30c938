import { Readable } from "node:stream";
import sharp from "sharp";
import type { FilePurpose } from "../domain/platform/files.ts";
import type { Database } from "../server/platform/db/client.ts";
import { checkFile, keepFile, releaseFile } from "../server/platform/files/store-file.ts";
import type { DemoDeps } from "./open-demo.ts";

type DemoFile = { name: string; purpose: FilePurpose; createdBy: number | null; content: Buffer };

/** Stores a made-up file as an upload is stored, in the transaction of what uses it; returns its id. */
export async function storeDemoFile(deps: DemoDeps, tx: Database, { content, ...file }: DemoFile): Promise<string> {
  const stream = Readable.from([content]);
  const checked = await checkFile({ ...deps, db: tx }, { ...file, stream, isKeptUnscanned: true });
  try {
    return (await keepFile(deps, tx, checked)).id;
  } finally {
    await releaseFile(checked);
  }
}

/** Draws a PDF of one page with some lines of text. */
export function drawPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -24 Td`).join("\n");
  const page = `BT /F1 14 Tf 72 720 Td\n${shown}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.from(`${pdf}startxref\n${pdf.indexOf("xref\n")}\n%%EOF\n`, "latin1");
}

/** Draws a picture of a truck as PNG. */
export function drawTruck(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#cfe3f1"/>
<rect y="300" width="640" height="100" fill="#8a8f98"/><path d="M90 290V200h150l50-70h130l30 70h110v90z" fill="#7a1f2b"/>
<path d="M300 195l34-48h72l20 48z" fill="#dfeaf2"/><circle cx="190" cy="295" r="42" fill="#222"/><circle cx="460" cy="295" r="42" fill="#222"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
