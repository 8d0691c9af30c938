/** Glyph widths of Helvetica from the space character on, in thousandths of the font size. */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 " +
  "584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 " +
  "611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 " +
  "722 500 500 500 334 260 334 584";
const WIDTH_OF = WIDTHS.split(" ").map(Number);

/** Characters whose Windows-1252 code differs from Unicode. Characters outside Windows-1252 become a question mark. */
const WINDOWS_1252_CODES: Record<string, number> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

const PAGE = { width: 612, height: 792, margin: 54 };
export const COLUMN = PAGE.width - 2 * PAGE.margin;

/** Measures the width of a text at a font size. An accent does not widen its letter, and bold is a little wider. */
export function widthOf(text: string, size: number, isBold = false): number {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const sum = [...plain].reduce((width, sign) => width + (WIDTH_OF[sign.charCodeAt(0) - 32] ?? 556), 0);
  return ((sum * size) / 1000) * (isBold ? 1.07 : 1);
}

/** Wraps a text into lines that are no wider than `width`. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function encodeWinAnsi(text: string): string {
  const bytes = [...text.normalize("NFC")].map((sign) => {
    const code = WINDOWS_1252_CODES[sign] ?? sign.charCodeAt(0);
    return code < 256 ? code : 63;
  });
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Creates a PDF document to write on from top to bottom; a new page begins when the last one is full. */
export function createPdf() {
  const pages: string[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  const draw = (command: string) => pages.at(-1)?.push(command);
  const at = (x: number) => (PAGE.margin + x).toFixed(1);
  return {
    /** Moves the cursor down, or to the next page when `needed` points do not fit. */
    down(points: number, needed = points) {
      y -= points;
      if (y - needed + points >= PAGE.margin) return;
      pages.push([]);
      y = PAGE.height - PAGE.margin - points;
    },
    text(words: string, size: number, { x = 0, isBold = false } = {}) {
      draw(`BT /${isBold ? "B" : "F"} ${size} Tf ${at(x)} ${y.toFixed(1)} Td <${encodeWinAnsi(words)}> Tj ET`);
    },
    line(from: number, to: number) {
      draw(`0.6 w ${at(from)} ${(y - 2).toFixed(1)} m ${at(to)} ${(y - 2).toFixed(1)} l S`);
    },
    box(x: number) {
      draw(`0.6 w ${at(x)} ${(y - 1).toFixed(1)} 9 9 re S`);
    },
    bytes: () => assemble(pages.map((commands) => commands.join("\n"))),
  };
}
export type Pdf = ReturnType<typeof createPdf>;

/** Serializes the pages as a PDF 1.4 file, with the standard fonts that every reader has. */
function assemble(pages: string[]): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 5;
  const numbers = pages.map((_, index) => first + 2 * index);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F 3 0 R /B 4 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
