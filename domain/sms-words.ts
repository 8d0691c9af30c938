import { foldText } from "./fold-text.ts";

/** What a text message asks of us, in both languages; anything else is a message for an agent. */
export type SmsCommand = "stop" | "start" | "help";

const WORDS: Record<SmsCommand, readonly string[]> = {
  stop: [
    "stop",
    "stopall",
    "unsubscribe",
    "cancel",
    "end",
    "quit",
    "revoke",
    "optout",
    "alto",
    "parar",
    "pare",
    "detener",
    "cancelar",
    "baja",
    "basta",
    "no mas",
  ],
  start: ["start", "unstop", "yes", "comenzar", "iniciar", "empezar", "alta", "si"],
  help: ["help", "info", "ayuda", "informacion"],
};

/** The error of a text message that is not sent since its number said STOP. */
export const OPTED_OUT = "opted out";

/** Only the whole message counts: "please stop by" is for an agent. */
export function smsCommand(body: string): SmsCommand | undefined {
  const plain = foldText(body)
    .replace(/[^a-z ]/g, "")
    .trim();
  return (Object.keys(WORDS) as SmsCommand[]).find((command) => WORDS[command].includes(plain));
}
