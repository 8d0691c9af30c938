import type { SQL } from "drizzle-orm";
import { boolean, customType, integer, jsonb, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";

/** Column shapes that many tables share. */

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const time = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => time().notNull().defaultNow();

export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** The Spanish text of a row whose columns are written in English, field by field. */
export type Translations = Partial<Record<Language, Record<string, unknown>>>;
export const translations = <Texts = Record<string, unknown>>() =>
  jsonb().$type<Partial<Record<Language, Texts>>>().notNull().default({});

/** Made-up content of a first start, until an admin confirms or replaces it. */
export const sample = () => boolean().notNull().default(false);

const tsvector = customType<{ data: string; notNull: true; default: true }>({ dataType: () => "tsvector" });

/** The words by which a row is found, kept by the database; `search_terms` folds case and accents. */
export const searchTerms = (terms: SQL) => tsvector().generatedAlwaysAs(terms);

/** A file, or something sealed. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});
