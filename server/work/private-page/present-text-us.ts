import { hasTextProvider } from "../sms/transport.ts";
import type { Visit } from "./visit.ts";

/** Returns the number that customers can text, where texts are configured. */
export function presentTextUs({ deps }: Visit): Promise<string | null> {
  return Promise.resolve(hasTextProvider(deps) ? deps.settings.agency().senders.textNumber : null);
}
