import { KINDS, LEAD_KINDS } from "./request-kinds.ts";
import type { TextKey, Translate } from "../platform/text-keys.ts";

/** Translates the name of a type of request; undefined for a type that no kind has. */
export function sayType(t: Translate, type: string | null): string | undefined {
  const kind = LEAD_KINDS.find((one) => KINDS[one].types.some((name) => name === type));
  // Each kind has a text for each of its types, which a test checks.
  return kind && t(`${KINDS[kind].typeTexts}.${type}` as TextKey);
}
