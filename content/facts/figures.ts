import type { Language } from "../../domain/platform/language.ts";
import type { Fact, Figure } from "./fact.ts";

/** How a figure is written in a language. */
export const writtenIn = (figure: Figure, language: Language) =>
  String(typeof figure === "object" ? figure[language] : figure);

/** All figures of a fact: what somebody who checks it has seen. Another figure is another text. */
export const figuresOf = ({ figures }: Pick<Fact, "figures">) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name}=${writtenIn(figure, "en")}`)
    .join("; ");
