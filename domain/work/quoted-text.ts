/** What somebody wrote, and what of the mails before it hangs below. */
export type SplitText = { said: string; quoted: string };

/** Lines that are longer are nobody's heading. */
const LONGEST = 400;
const QUOTED = /^\s*>/;
/** "On Monday … wrote:" and its Spanish twin, on one line or broken into two. */
const INTRO = /^\s*(On\b.{6,300}\bwrote|El\b.{6,300}\bescribi[óo])\s*:\s*$/i;
const RULE = /^\s*-{2,}\s*(Original Message|Mensaje original)\s*-{2,}\s*$/i;
const UNDERLINE = /^\s*_{10,}\s*$/;
/** The first lines of what Outlook puts above the mail that is answered. */
const HEAD = [/^\s*\*?(From|De):\*?\s*\S/i, /^\s*\*?(Sent|Date|Enviado|Enviado el|Fecha):\*?\s*\S/i];

/**
 * Parts an answer from the mails that it quotes, as Gmail, Outlook and Apple Mail write them in English and Spanish.
 * Where something was written between or below quoted lines, or nothing above them, all of it was said: better to show
 * too much than to hide an answer.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.split("\n");
  const start = lines.findIndex((_line, at) => beginsQuote(lines, at));
  if (start < 0) return { said: text.trim(), quoted: "" };
  const said = lines.slice(0, start).join("\n").trim();
  const quoted = lines.slice(start).join("\n").trim();
  if (!said || answersBetween(lines.slice(start))) return { said: text.trim(), quoted: "" };
  return { said, quoted };
}

function beginsQuote(lines: string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (QUOTED.test(line)) return true;
  if (line.length > LONGEST) return false;
  if (INTRO.test(line) || RULE.test(line)) return true;
  const next = lines[at + 1] ?? "";
  if (next.length <= LONGEST && INTRO.test(`${line} ${next}`) && /^\s*(On|El)\b/i.test(line)) return true;
  if (UNDERLINE.test(line)) return isHead(lines, at + 1);
  return isHead(lines, at);
}

/** Whether Outlook's lines stand there: who wrote, and when. */
function isHead(lines: string[], at: number): boolean {
  return HEAD.every((pattern, offset) => {
    const line = lines[at + offset] ?? "";
    return line.length <= LONGEST && pattern.test(line);
  });
}

/** Whether there is something of the writer's own below quoted lines. */
function answersBetween(lines: string[]): boolean {
  const first = lines.findIndex((line) => QUOTED.test(line));
  return first >= 0 && lines.slice(first).some((line) => line.trim() !== "" && !QUOTED.test(line));
}
