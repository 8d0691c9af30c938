import type { Language } from "../../domain/platform/language.ts";
import type { Fact } from "./fact.ts";
import { writtenIn } from "./figures.ts";
import { facts } from "./index.ts";

const known: Record<string, Fact | undefined> = facts;

/**
 * Replaces placeholders such as `{{fact.autoMinimum.short}}` by the legal figures. Runs once, when texts are loaded.
 */
export function withFigures(text: string, language: Language): string {
  return text.replace(/\{\{fact\.(\w+)\.(\w+)\}\}/g, (placeholder, id: string, name: string) => {
    const figure = known[id]?.figures[name];
    if (figure === undefined) throw new Error(`no fact has ${placeholder}`);
    return writtenIn(figure, language);
  });
}
