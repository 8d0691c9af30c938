import { asc } from "drizzle-orm";
import type { AgencyCode, ReferenceCategory, ReferenceCode } from "../../../domain/api/content/references.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localize } from "../shelves/localize.ts";
import { isShown } from "../shelves/samples.ts";
import type { Database } from "../../platform/db/client.ts";
import { agencyCodes, referenceCategories, referenceCodes } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";

/** Lists the groups of reference codes, in order. */
export async function listReferenceCategories(db: Database, language: Language): Promise<ReferenceCategory[]> {
  const rows = await db
    .select()
    .from(referenceCategories)
    .orderBy(asc(referenceCategories.order), asc(referenceCategories.id));
  return rows.map((row) => {
    const { id, name, description, order } = localize(row, language);
    return { id, name, description, order };
  });
}

/** Lists the reference codes of all groups, in order. */
export async function listReferenceCodes(db: Database, language: Language): Promise<ReferenceCode[]> {
  const rows = await db.select().from(referenceCodes).orderBy(asc(referenceCodes.order), asc(referenceCodes.id));
  return rows.map((row) => {
    const { id, categoryId, code, description, additionalInfo, order } = localize(row, language);
    return { id, categoryId, code, description, additionalInfo, order };
  });
}

/** Lists the codes by which carriers identify this agency. */
export async function listAgencyCodes({ db, env }: Pick<Deps, "db" | "env">): Promise<AgencyCode[]> {
  const { id, carrier, code, sample: isSample } = agencyCodes;
  return db
    .select({ id, carrier, code, isSample })
    .from(agencyCodes)
    .where(isShown(agencyCodes, env))
    .orderBy(asc(agencyCodes.order), asc(id));
}
