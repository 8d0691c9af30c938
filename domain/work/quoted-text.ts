/** The text of a mail, split into what somebody wrote and the earlier mails that are quoted below it. */
export type SplitText = { said: string; quoted: string };

/** Maximum length of a line that can be the heading of a quote. */
const MAX_HEADING_LENGTH = 400;
const QUOTED = /^\s*>/;
/** The heading of a quote: "On Monday … wrote:" and its Spanish twin, on one line or broken into two. */
const INTRO = /^\s*(On\b.{6,300}\bwrote|El\b.{6,300}\bescribi[óo])\s*:\s*$/i;
const RULE = /^\s*-{2,}\s*(Original Message|Mensaje original)\s*-{2,}\s*$/i;
const UNDERLINE = /^\s*_{10,}\s*$/;
/** The first two lines of the header that Outlook puts above the mail that is answered. */
const OUTLOOK_HEADER = [/^\s*\*?(From|De):\*?\s*\S/i, /^\s*\*?(Sent|Date|Enviado|Enviado el|Fecha):\*?\s*\S/i];

/**
 * Splits an answer from the mails that it quotes, as Gmail, Outlook and Apple Mail write them in English and Spanish.
 * The whole text counts as the answer where something was written between or below quoted lines, or nothing above them:
 * better to show too much than to hide an answer.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.split("\n");
  const start = lines.findIndex((_line, at) => beginsQuote(lines, at));
  if (start < 0) return { said: text.trim(), quoted: "" };
  const said = lines.slice(0, start).join("\n").trim();
  const quoted = lines.slice(start).join("\n").trim();
  if (!said || hasInlineAnswer(lines)) return { said: text.trim(), quoted: "" };
  return { said, quoted };
}

function beginsQuote(lines: string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (QUOTED.test(line)) return true;
  if (line.length > MAX_HEADING_LENGTH) return false;
  if (INTRO.test(line) || RULE.test(line)) return true;
  const next = lines[at + 1] ?? "";
  if (next.length <= MAX_HEADING_LENGTH && INTRO.test(`${line} ${next}`) && /^\s*(On|El)\b/i.test(line)) return true;
  if (UNDERLINE.test(line)) return isOutlookHeader(lines, at + 1);
  return isOutlookHeader(lines, at);
}

/** Returns true when the header of Outlook stands there: who wrote, and when. */
function isOutlookHeader(lines: string[], at: number): boolean {
  return OUTLOOK_HEADER.every((pattern, offset) => {
    const line = lines[at + offset] ?? "";
    return line.length <= MAX_HEADING_LENGTH && pattern.test(line);
  });
}

/** Returns true when the writer's own words stand between or below quoted lines. */
function hasInlineAnswer(lines: string[]): boolean {
  const first = lines.findIndex((line) => QUOTED.test(line));
  return first >= 0 && lines.slice(first).some((line) => line.trim() !== "" && !QUOTED.test(line));
}
