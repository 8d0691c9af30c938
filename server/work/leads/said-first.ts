import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { withSaidFirst } from "../../../domain/work/said-first.ts";
import { translator } from "../../platform/texts.ts";
import { SERVER_KINDS } from "./kinds.ts";

/** The subject of a message: a request of a kind, or a customer in general. */
type Subject = LeadKind | "customer";

/**
 * Returns the sentence that every mail and text about a request of this kind begins with; null where there is none. Of
 * service requests it says that nothing is done until the insurer confirms it: customers must not rely on a change that
 * was only asked for.
 */
export function saidFirst(kind: Subject, language: Language): string | null {
  const key = kind === "customer" ? null : SERVER_KINDS[kind].saidFirst;
  return key && translator(language)(key);
}

/** Returns that sentence in each language, for a form whose author chooses the language; null where there is none. */
export function saidFirstInEach(kind: Subject): Record<Language, string> | null {
  return saidFirst(kind, "en") === null ? null : recordOf(LANGUAGES, (language) => saidFirst(kind, language) ?? "");
}

/** Puts the sentence before a text. */
export function sayFirst(kind: Subject, language: Language, text: string): string {
  return withSaidFirst(saidFirst(kind, language), text);
}

/** Returns the paragraphs of a mail with the sentence before them. */
export function afterFirst(kind: Subject, language: Language, paragraphs: string[]): string[] {
  const first = saidFirst(kind, language);
  return first === null ? paragraphs : [first, ...paragraphs];
}

/** Returns a text without the sentence of its kind, in whichever language: a row of the desk has room for one line. */
export function withoutFirst(text: string): string {
  const all = LEAD_KINDS.flatMap((kind) => Object.values(saidFirstInEach(kind) ?? {}));
  const first = all.find((sentence) => text.startsWith(sentence));
  return first === undefined ? text : text.slice(first.length).trimStart();
}
