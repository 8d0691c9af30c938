import type { Language } from "../../domain/platform/language.ts";
import type { Fact, Figure } from "./fact.ts";

/** Formats a figure in a language. */
export const writtenIn = (figure: Figure, language: Language) =>
  String(typeof figure === "object" ? figure[language] : figure);

/** Serializes all figures of a fact. A check of the fact refers to this text, so a changed figure needs a new check. */
export const figuresOf = ({ figures }: Pick<Fact, "figures">) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name}=${writtenIn(figure, "en")}`)
    .join("; ");
