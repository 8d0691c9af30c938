import { asc, eq } from "drizzle-orm";
import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { purposeOf } from "../../../domain/work/purposes.ts";
import { fillPlaceholders } from "../../../domain/platform/placeholders.ts";
import { can } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { messageTemplates } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { saidFirstInEach } from "../leads/said-first.ts";
import { findCorrespondent, type AnswerRecipient, type CorrespondentId } from "./find-correspondent.ts";
import { listOfficeFiles } from "./office-files.ts";
import { placeholderValues } from "./placeholder-values.ts";
import { findSignature } from "./signature.ts";
import { threadOf, threadSubject } from "./thread-of.ts";
import { waysTo } from "./ways-to.ts";

/** Loads the options of the answer form: channels and addresses, templates, signature, and files to attach. */
export async function answerOptions(
  deps: Deps,
  named: CorrespondentId,
  actor: User,
  reader: Language,
): Promise<AnswerOptions> {
  return deps.db.transaction(async (tx) => {
    const to = await findCorrespondent(deps, tx, named, actor, "look");
    const ways = (await waysTo(deps, tx, to)).filter(({ channel }) => maySee(actor, channel));
    return {
      language: to.language,
      ways,
      saidFirst: saidFirstInEach(to.kind),
      subject: threadSubject(await threadOf(tx, to)),
      templates: await templatesFor(deps.settings.agency(), tx, to, actor, reader),
      signature: (await findSignature(tx, actor.id)).signature || `${actor.firstName} ${actor.lastName}`,
      files: await listOfficeFiles(tx, reader),
    };
  });
}

/**
 * Returns true when the user may view the messages of a channel. Writing requires it, too, because the message is then
 * read in the archive of its channel.
 */
export function maySee({ role }: User, channel: MessageChannel): boolean {
  return can(role, CHANNELS[channel].resource, "view");
}

/** Loads the active templates, with placeholders filled in for this customer, in both languages. */
async function templatesFor(agency: Agency, tx: Database, to: AnswerRecipient, actor: User, reader: Language) {
  const { order, id, isActive } = messageTemplates;
  const rows = await tx.select().from(messageTemplates).where(eq(isActive, true)).orderBy(asc(order), asc(id));
  const values = {
    en: await placeholderValues(agency, tx, to, actor, "en"),
    es: await placeholderValues(agency, tx, to, actor, "es"),
  };
  return rows.map((row) => {
    const words = { en: row, es: { ...row, ...row.translations.es } };
    const filled = (language: Language) => ({
      subject: fillPlaceholders(words[language].subject ?? "", values[language]),
      text: fillPlaceholders(words[language].body, values[language]),
    });
    return {
      id: row.id,
      channel: row.channel,
      purpose: purposeOf(row),
      name: words[reader].name,
      en: filled("en"),
      es: filled("es"),
    };
  });
}
