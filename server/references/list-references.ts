import { asc } from "drizzle-orm";
import type { Language } from "../../domain/language.ts";
import { localize } from "../content/localize.ts";
import { isShown } from "../content/samples.ts";
import type { Database } from "../db/client.ts";
import { agencyCodes, referenceCategories, referenceCodes } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";

/** The groups of reference codes, in their order. */
export async function listReferenceCategories(db: Database, language: Language) {
  const rows = await db
    .select()
    .from(referenceCategories)
    .orderBy(asc(referenceCategories.order), asc(referenceCategories.id));
  return rows.map((row) => {
    const { id, name, description, order } = localize(row, language);
    return { id, name, description, order };
  });
}
export type ReferenceCategory = Awaited<ReturnType<typeof listReferenceCategories>>[number];

/** The reference codes of all groups, in their order. */
export async function listReferenceCodes(db: Database, language: Language) {
  const rows = await db.select().from(referenceCodes).orderBy(asc(referenceCodes.order), asc(referenceCodes.id));
  return rows.map((row) => {
    const { id, categoryId, code, description, additionalInfo, order } = localize(row, language);
    return { id, categoryId, code, description, additionalInfo, order };
  });
}
export type ReferenceCode = Awaited<ReturnType<typeof listReferenceCodes>>[number];

/** The codes that carriers know this agency by. */
export function listAgencyCodes({ db, env }: Pick<Deps, "db" | "env">) {
  const { id, carrier, code, sample: isSample } = agencyCodes;
  return db
    .select({ id, carrier, code, isSample })
    .from(agencyCodes)
    .where(isShown(agencyCodes, env))
    .orderBy(asc(agencyCodes.order), asc(id));
}
export type AgencyCode = Awaited<ReturnType<typeof listAgencyCodes>>[number];
