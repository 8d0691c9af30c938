import { eq } from "drizzle-orm";
import type { PreviewedTemplate } from "../../../domain/api/work/answers.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { fillPlaceholders } from "../../../domain/platform/placeholders.ts";
import type { TemplateTrial } from "../../../domain/work/templates.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { sayFirst } from "../leads/said-first.ts";
import { placeholderValues } from "./placeholder-values.ts";
import { WRITERS } from "./writers.ts";

/** Renders an unsaved template for a request. */
export async function previewTemplate(
  { db, settings }: Pick<Deps, "db" | "settings">,
  trial: TemplateTrial,
  by: User,
): Promise<PreviewedTemplate> {
  const agency = settings.agency();
  const { channel, language, reference } = trial;
  const request = await findRequest(db, reference.toUpperCase());
  const values = await placeholderValues(agency, db, request, by, language);
  const words = sayFirst(request.kind, language, fillPlaceholders(trial.body, values));
  return {
    subject: CHANNELS[channel].hasSubject ? fillPlaceholders(trial.subject, values) : "",
    text: await WRITERS[channel].textOf(db, { words, language, authorId: by.id }, agency),
  };
}

async function findRequest(db: Database, reference: string) {
  const { id, kind } = requests;
  const [row] = await db.select({ id, kind }).from(requests).where(eq(requests.reference, reference));
  if (!row) throw new AppError("invalid", { fields: { reference: "validation:noRequest" } });
  return row;
}
