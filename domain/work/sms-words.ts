import { foldText } from "../platform/fold-text.ts";

/**
 * The command in a text message, in English or Spanish. `unclear` is a message with an opt-out word among other words:
 * an agent decides what it means. `cancel` is an opt-out that may as well be about the insurance: texts end, and an
 * agent decides what else it means.
 */
export type SmsCommand = "stop" | "start" | "help" | "unclear" | "cancel";

/** The opt-out words that a customer may as well say of the insurance. */
const AMBIGUOUS = [
  "cancel",
  "end",
  "cancelar",
  "cancele",
  "baja",
  "dar de baja",
  "darme de baja",
  "deme de baja",
  "ya no",
];

/**
 * The opt-out words. 47 CFR 64.1200(a)(10) lists the English ones by name; a customer may as well use words like them.
 */
const STOP = [
  ...AMBIGUOUS,
  "stop",
  "stopall",
  "unsubscribe",
  "quit",
  "revoke",
  "opt out",
  "optout",
  "remove",
  "alto",
  "parar",
  "pare",
  "paren",
  "detener",
  "basta",
  "fin",
  "salir",
  "eliminar",
  "no mas",
];

const setOf = (words: string) => new Set(words.split(" "));

/** Words around an opt-out word that say that it is about texts. */
const TEXTING = setOf(
  "list message messages messaging number sending text texting texts " +
    "enviar enviarme lista mandar mandarme mensaje mensajes numero recibir texto textos",
);

/**
 * Other words that may stand around an opt-out word without changing its meaning. No negation is among them: "don't
 * stop" is no opt-out.
 */
const FILLERS = setOf(
  "a all and any at for from i me my now of okay ok please pls plz thank thanks the these this to us want you your " +
    "yall con de del el esta estos favor gracias la los me mi por porfavor que quiero todo todos un y ya",
);

/** The words to start again (opt in) and for help. Each must be the whole message. */
const WHOLE: Record<"start" | "help", readonly string[]> = {
  start: ["start", "unstop", "comenzar", "iniciar", "empezar", "alta"],
  help: ["help", "info", "ayuda", "informacion"],
};

/** The pattern of all opt-out words, the longest first: "opt out" is one opt-out word, not a filler and a rest. */
const STOPPING = new RegExp(`\\b(${[...STOP].sort((a, b) => b.length - a.length).join("|")})\\b`, "g");

/** The stored error of an outgoing text message that was not sent because its recipient had opted out. */
export const OPTED_OUT = "opted out";

/**
 * Parses the command of an incoming text message; undefined when it has none. It means stop when all of it is opt-out
 * words and fillers: "please stop texting me". "I want to cancel" means cancel, since it does not name texts. "Please
 * stop by" is unclear, and an agent is told. To start again, or for help, the word must be the whole message. A yes to
 * anything does not undo an opt-out.
 */
export function smsCommand(body: string): SmsCommand | undefined {
  const plain = foldText(body)
    .replace(/[^a-z]+/g, " ")
    .trim();
  const words = plain.match(STOPPING);
  if (!words) return (["start", "help"] as const).find((command) => WHOLE[command].includes(plain));
  const rest = plain.replace(STOPPING, " ").split(" ").filter(Boolean);
  if (!rest.every((word) => FILLERS.has(word) || TEXTING.has(word))) return "unclear";
  // A word alone is the command that every text offers.
  const isOfTexts = rest.length === 0 || rest.some((word) => TEXTING.has(word));
  return isOfTexts || words.some((word) => !AMBIGUOUS.includes(word)) ? "stop" : "cancel";
}
