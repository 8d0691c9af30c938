import type { Localized } from "../../domain/platform/language.ts";

/** A count, an amount or a date; an object where the two languages write it differently. */
export type Figure = string | number | Localized;

/**
 * How texts put a figure, as patterns: `#` is any number, in digits or in words, `@` the figure just as it is, and a
 * space may have a tag beside it. Found in a source, they are a figure that was copied; found in what people read, they
 * are where the fact is used.
 */
export type Wording = { any?: readonly string[]; en?: readonly string[]; es?: readonly string[] };

/** What a law or rule says in figures. */
export type Fact = {
  name: Localized;
  /** The statute or rule. */
  rule: Localized;
  /** The day on which somebody last looked it up; null where nobody did. */
  checkedOn: string | null;
  figures: Readonly<Record<string, Figure>>;
  /** The figures in a sentence, for those who look after them. */
  says: Localized;
  wording: Readonly<Record<string, Wording>>;
};

type Draft<F> = Omit<Fact, "figures" | "says" | "wording"> & {
  figures: F;
  says: (figures: F) => Localized;
  wording: { readonly [K in keyof F]: Wording };
};

/** A fact whose every figure says how texts put it. */
export function fact<const F extends Fact["figures"]>(draft: Draft<F>) {
  return { ...draft, says: draft.says(draft.figures) };
}

/** When the texts were last compared with the law, as far as it was at hand. */
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
