import type { SQL } from "drizzle-orm";
import { boolean, customType, integer, jsonb, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";

/** Column types that many tables share. */

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

/** The flag of sample content from a first start, until an admin confirms or replaces it. */
export const sample = () => boolean().notNull().default(false);

const tsvector = customType<{ data: string; notNull: true; default: true }>({ dataType: () => "tsvector" });

/** The generated column of search terms (tsvector); `search_terms` folds case and accents. */
export const searchTerms = (terms: SQL) => tsvector().generatedAlwaysAs(terms);

/** The column type of binary data (bytea): a file, or something encrypted. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(value)),
});
