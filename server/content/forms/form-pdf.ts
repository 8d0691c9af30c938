import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { FormFieldKind } from "../../../domain/content/forms.ts";
import { COLUMN, createPdf, widthOf, wrapped, type Pdf } from "./pdf-pages.ts";

type FormField = { kind: FormFieldKind; label: string; options?: string[] };
type FormSection = { heading?: string; text?: string; repeat?: number; fields: FormField[] };
/** A form in one language, to be printed and filled in by hand. */
export type FormToPrint = { title: string; purpose?: string | undefined; sections: FormSection[] };

const FONT_SIZE = 10;
const MIN_LINE_WIDTH = 150;

/** Renders a form of the office as a PDF file. */
export function formPdf(agency: Sender, { title, purpose, sections }: FormToPrint): Buffer {
  const pdf = createPdf();
  letterhead(pdf, agency);
  pdf.down(34);
  pdf.text(title, 17, { isBold: true });
  paragraph(pdf, purpose ?? "");
  for (const section of sections) drawSection(pdf, section);
  return pdf.bytes();
}

/** The part of the agency that a letterhead shows. */
type Sender = Pick<Agency, "name" | "address" | "phone" | "email">;

function letterhead(pdf: Pdf, agency: Sender): void {
  const { street, city, state, zip } = agency.address;
  pdf.text(agency.name, 12, { isBold: true });
  pdf.down(13);
  pdf.text(`${street}, ${city}, ${state} ${zip} · ${localPhone(agency.phone)} · ${agency.email}`, 9);
  pdf.down(4);
  pdf.line(0, COLUMN);
}

function paragraph(pdf: Pdf, text: string, size = FONT_SIZE, x = 0): void {
  for (const line of wrapped(text, size, COLUMN - x)) {
    pdf.down(size + 4);
    pdf.text(line, size, { x });
  }
}

function drawSection(pdf: Pdf, { heading, text, repeat = 1, fields }: FormSection): void {
  if (heading) {
    // Keeps the heading off the foot of a page, apart from its section.
    pdf.down(28, 80);
    pdf.text(heading, 12, { isBold: true });
  }
  if (text) paragraph(pdf, text);
  for (let time = 1; time <= repeat; time++) {
    if (repeat > 1) {
      pdf.down(18, 60);
      pdf.text(`${time}.`, FONT_SIZE, { isBold: true });
    }
    for (const field of fields) drawField(pdf, field);
  }
}

function drawField(pdf: Pdf, { kind, label, options = [] }: FormField): void {
  if (kind === "checkbox") return drawCheckbox(pdf, label);
  if (kind === "signature") {
    pdf.down(38);
    pdf.line(0, COLUMN * 0.65);
    pdf.down(12);
    pdf.text(label, 9);
    return;
  }
  if (kind === "choice") {
    paragraph(pdf, label);
    for (const option of options) drawCheckbox(pdf, option, 14);
    return;
  }
  pdf.down(8);
  paragraph(pdf, label);
  const beside = widthOf(label, FONT_SIZE) + 8;
  if (kind !== "long" && COLUMN - beside >= MIN_LINE_WIDTH) return pdf.line(beside, COLUMN);
  for (let line = 0; line < (kind === "long" ? 3 : 1); line++) {
    pdf.down(20);
    pdf.line(0, COLUMN);
  }
}

/** Draws a checkbox with its label. */
function drawCheckbox(pdf: Pdf, label: string, x = 0): void {
  for (const [index, line] of wrapped(label, FONT_SIZE, COLUMN - x - 16).entries()) {
    pdf.down(index === 0 ? 17 : 14);
    if (index === 0) pdf.box(x);
    pdf.text(line, FONT_SIZE, { x: x + 16 });
  }
}
