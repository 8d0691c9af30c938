import { foldText } from "../platform/fold-text.ts";

/**
 * The command in a text message, in English or Spanish. `unclear` is a message with an opt-out word among other words:
 * an agent decides what it means.
 */
export type SmsCommand = "stop" | "start" | "help" | "unclear";

/**
 * The opt-out words. 47 CFR 64.1200(a)(10) lists the English ones by name; a customer may as well use words like them.
 */
const STOP = [
  "stop",
  "stopall",
  "unsubscribe",
  "cancel",
  "end",
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
  "cancelar",
  "cancele",
  "baja",
  "dar de baja",
  "darme de baja",
  "deme de baja",
  "basta",
  "fin",
  "salir",
  "eliminar",
  "no mas",
  "ya no",
];

/**
 * Words that may stand around an opt-out word without changing its meaning. No negation is among them: "don't stop" is
 * no opt-out.
 */
const FILLERS = new Set(
  (
    "a all and any at for from i list me message messages messaging my now number of okay ok please pls plz sending " +
    "text texting texts thank thanks the these this to us want you your yall " +
    "con de del el enviar enviarme esta estos favor gracias la lista los mandar mandarme me mensaje mensajes mi " +
    "numero por porfavor que quiero recibir texto textos todo todos un y ya"
  ).split(" "),
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
 * words and fillers: "please stop texting me". "Please stop by" is unclear, and an agent is told. To start again, or
 * for help, the word must be the whole message. A yes to anything does not undo an opt-out.
 */
export function smsCommand(body: string): SmsCommand | undefined {
  const plain = foldText(body)
    .replace(/[^a-z]+/g, " ")
    .trim();
  const rest = plain.replace(STOPPING, " ");
  if (rest !== plain) return rest.split(" ").every((word) => !word || FILLERS.has(word)) ? "stop" : "unclear";
  return (["start", "help"] as const).find((command) => WHOLE[command].includes(plain));
}
