import type { Localized } from "../../domain/platform/language.ts";

/** A figure of a fact (count, amount or date); an object when the two languages write it differently. */
export type Figure = string | number | Localized;

/**
 * The wordings of a figure in texts, as patterns: `#` is any number, in digits or in words, `@` is the figure exactly
 * as it is, and a space may have a tag beside it. A match in a source file is a copied figure; a match in a displayed
 * text is a use of the fact.
 */
export type Wording = { any?: readonly string[]; en?: readonly string[]; es?: readonly string[] };

/** A law or rule that our texts state in figures. */
export type Fact = {
  name: Localized;
  /** The statute or rule. */
  rule: Localized;
  /** The day of the last check against the law; null when nobody has checked. */
  checkedOn: string | null;
  figures: Readonly<Record<string, Figure>>;
  /** The figures in a sentence, for the people who maintain them. */
  says: Localized;
  wording: Readonly<Record<string, Wording>>;
};

type Draft<F> = Omit<Fact, "figures" | "says" | "wording"> & {
  figures: F;
  says: (figures: F) => Localized;
  wording: { readonly [K in keyof F]: Wording };
};

/** Creates a fact; the types require a wording for each of its figures. */
export function fact<const F extends Fact["figures"]>(draft: Draft<F>) {
  return { ...draft, says: draft.says(draft.figures) };
}

/** The day on which the texts were last compared with the law, as far as the law was available. */
export const LOOKED_UP = "2026-11-15";

const inCode = (en: string, es: string) => (section: string) => ({
  en: `${en} ${section}`,
  es: `${es} ${section.replace("ch.", "cap.")}`,
});

export const insuranceCode = inCode("Texas Insurance Code", "Código de Seguros de Texas");
export const transportationCode = inCode("Texas Transportation Code", "Código de Transporte de Texas");
export const laborCode = inCode("Texas Labor Code", "Código Laboral de Texas");
export const propertyCode = inCode("Texas Property Code", "Código de la Propiedad de Texas");
export const businessCode = inCode("Texas Business and Commerce Code", "Código de Negocios y Comercio de Texas");
export const civilCode = inCode(
  "Texas Civil Practice and Remedies Code",
  "Código de Práctica y Recursos Civiles de Texas",
);
export const regulation = (section: string) => ({ en: section, es: section });
