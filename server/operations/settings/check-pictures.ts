import type { Section } from "../../../domain/operations/settings/section-names.ts";
import type { Settings } from "../../../domain/operations/settings/sections.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { isStoredHero, isStoredLogo } from "../brand/find-brand-file.ts";

/** Refuses looks with a picture that was never uploaded. */
export async function checkPictures(db: Database, section: Section, value: Settings[Section]): Promise<void> {
  if (section !== "looks" || !("logo" in value)) return;
  const { logo, hero } = value;
  if (logo && !(await isStoredLogo(db, logo))) {
    throw new AppError("invalid", { fields: { "value.logo": "errors:logoFile" } });
  }
  if (hero && !(await isStoredHero(db, hero))) {
    throw new AppError("invalid", { fields: { "value.hero": "errors:heroType" } });
  }
}
