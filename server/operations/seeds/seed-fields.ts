import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import type { Localized } from "../../../domain/platform/language.ts";

/**
 * The fields that a seed states for its row, in the form that admins edit. Other fields are neither compared nor
 * replaced.
 */
export type SeedFields = { values: Record<string, unknown>; es: Record<string, unknown> };

export type SeededItem = {
  key: string;
  kind: SeededKind;
  /** The identity of the row (id, name, category), used when its texts were changed: see find-rows.ts. */
  known: { id?: number; name?: string; within?: string };
  /** The stated fields, with a lesson's HTML as written (not sanitized). */
  stated: SeedFields;
};

/** Splits bilingual texts into English values and Spanish values. */
export function splitBilingual(texts: Record<string, Localized<unknown> | null>): SeedFields {
  const side = (language: "en" | "es") =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.[language] ?? null]));
  return { values: side("en"), es: side("es") };
}

/** Adds values that have no translation. */
export function withValues(stated: SeedFields, values: Record<string, unknown>): SeedFields {
  return { values: { ...stated.values, ...values }, es: stated.es };
}
