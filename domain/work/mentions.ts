import { foldText } from "../platform/fold-text.ts";

type Person = { id: number; name: string };

const WORD = /[\p{L}\p{N}]/u;

/**
 * Finds the people mentioned in a note by `@name`: by the whole name, or by the first name where only one person has
 * it. Case and accents make no difference.
 */
export function mentionedIn(text: string, people: readonly Person[]): number[] {
  const names = namesOf(people);
  const folded = foldText(text);
  const found = new Set<number>();
  for (let at = folded.indexOf("@"); at >= 0; at = folded.indexOf("@", at + 1)) {
    // An e-mail address is no mention.
    if (at > 0 && WORD.test(folded[at - 1] ?? "")) continue;
    const rest = folded.slice(at + 1);
    const named = names.find(({ name }) => rest.startsWith(name) && !WORD.test(rest[name.length] ?? " "));
    if (named) found.add(named.id);
  }
  return [...found];
}

/**
 * Lists the names that each person can be mentioned by, the longest first; a first name that several have is nobody's.
 */
function namesOf(people: readonly Person[]): Person[] {
  const whole = people.map(({ id, name }) => ({ id, name: foldText(name).trim() }));
  const first = whole.map(({ id, name }) => ({ id, name: name.split(/\s+/)[0] ?? "" }));
  const own = first.filter(({ name }) => first.filter((other) => other.name === name).length === 1);
  return [...whole, ...own].filter(({ name }) => name !== "").toSorted((a, b) => b.name.length - a.name.length);
}

/** Returns the beginning of the name that is being typed after an @, before the caret; null where none is. */
export function nameBeingTyped(text: string, caret: number): string | null {
  const typed = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*)?)$/u.exec(text.slice(0, caret));
  return typed?.[1] ?? null;
}
