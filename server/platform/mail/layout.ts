import { ownPalette } from "../../../domain/operations/looks/page-looks.ts";
import { tokensOf } from "../../../domain/operations/looks/palette.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localPhone } from "../../../domain/platform/phone.ts";

/** The content of a mail, before it is rendered as text and HTML. */
export type Letter = {
  /** Unset for a mail that a person writes. */
  heading?: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** A one-time code, in large digits: it is stored encrypted, and `hidden` stands for it in the readable copy. */
  code?: { value: string; hidden: string };
  /** The button. A secret link works once: it is stored encrypted, and removed from the readable copy. */
  action?: { label: string; url: string; isSecret?: boolean };
  /** Lines that lead somewhere each. Secret ones are stored encrypted, too. */
  links?: { label: string; url: string; isSecret?: boolean }[];
  footnotes?: string[];
};

/** The colours of mails: those of the agency's own palette, or the program's. */
const DEFAULT_COLORS = {
  ink: "#1b2040",
  soft: "#565b78",
  indigo: "#2f3a8f",
  onIndigo: "#ffffff",
  ground: "#fbf6ec",
  paper: "#ffffff",
  line: "#e6dcc6",
};

function colorsOf({ looks }: Pick<Agency, "looks">): typeof DEFAULT_COLORS {
  const palette = ownPalette(looks);
  if (!palette) return DEFAULT_COLORS;
  const {
    ink,
    "ink-soft": soft,
    indigo,
    "on-indigo": onIndigo,
    ground,
    surface: paper,
    line,
  } = tokensOf(palette, "light");
  return { ink, soft, indigo, onIndigo, ground, paper, line };
}

/** Escapes a text for HTML, content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** The part of the agency that signs a mail. */
type Signer = Pick<Agency, "name" | "address" | "phone" | "looks" | "senders">;

function signature({ name, address, phone, senders }: Signer, language: Language): string[] {
  const { street, city, state, zip } = address;
  const line = senders.signature[language];
  return [...(line ? [line] : []), name, `${street}, ${city}, ${state} ${zip}`, localPhone(phone)];
}

/** Renders a mail as plain text. */
export function asText(letter: Letter, language: Language, agency: Signer): string {
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    letter.facts?.map(({ label, value }) => `${label}${label.endsWith("?") ? "" : ":"} ${value}`).join("\n"),
    letter.code?.value,
    ...(letter.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    ...(letter.footnotes ?? []),
    `${SIGNATURE_MARK}${signature(agency, language).join("\n")}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** The line above a signature, by which mail programs know one. */
const SIGNATURE_MARK = "-- \n";

/** Returns the text of a mail without the agency's signature, which changes with the settings. */
export function withoutSignature(text: string): string {
  const at = text.lastIndexOf(`\n\n${SIGNATURE_MARK}`);
  return at < 0 ? text : text.slice(0, at);
}

/**
 * Renders a mail as HTML: one table with inline styles, since mail clients support nothing else. Long words wrap, so
 * that they do not widen the mail.
 */
export function asHtml(letter: Letter, language: Language, agency: Signer): string {
  const colors = colorsOf(agency);
  const p = (text: string, style = "") =>
    `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
  const facts = letter.facts
    ?.map(
      (f) =>
        `<tr><td style="padding:4px 16px 4px 0;color:${colors.soft};vertical-align:top;word-break:normal">${escapeHtml(f.label)}</td>` +
        `<td style="padding:4px 0">${escapeHtml(f.value)}</td></tr>`,
    )
    .join("");
  const links = letter.links?.map(
    ({ label, url }) =>
      `<p style="margin:0 0 12px;line-height:1.5"><a href="${escapeHtml(url)}" style="color:${colors.indigo}">${escapeHtml(label)}</a></p>`,
  );
  const action =
    letter.action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(letter.action.url)}" style="background:${colors.indigo};color:${colors.onIndigo};padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(letter.action.label)}</a></p>`;
  const body = [
    letter.heading &&
      `<h1 style="margin:0 0 16px;font:600 24px Georgia,serif;color:${colors.indigo}">${escapeHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((text) => p(text)),
    facts && `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${facts}</table>`,
    letter.code && p(letter.code.value, `font-size:32px;font-weight:600;letter-spacing:6px;color:${colors.indigo};`),
    ...(links ?? []),
    action,
    ...(letter.footnotes ?? []).map((text) => p(text, `font-size:13px;color:${colors.soft}`)),
    `<hr style="border:0;border-top:1px solid ${colors.line};margin:24px 0">`,
    p(signature(agency, language).join("\n"), `font-size:13px;color:${colors.soft};margin:0`),
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;background:${colors.ground};color:${colors.ink};font:16px Arial,sans-serif">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${colors.paper};border:1px solid ${colors.line};border-radius:8px"><tr><td style="padding:32px 28px;word-break:break-word">` +
    `${body.filter(Boolean).join("")}</td></tr></table></td></tr></table></body></html>`
  );
}
