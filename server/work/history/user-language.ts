import { eq } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";

/** Returns the language of a user, for a text that is stored for them; `otherwise` for nobody. */
export async function languageOf(tx: Database, userId: number | null, otherwise: Language): Promise<Language> {
  if (userId === null) return otherwise;
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? otherwise;
}
