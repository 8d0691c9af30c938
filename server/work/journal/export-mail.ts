import { recordEventOnly } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { openFile, readFiles } from "../../platform/mail/mail-files.ts";
import { asEml } from "./as-eml.ts";
import { filenameOf, findJournalMail } from "./list-journal.ts";

/** Exports a mail of the journal as an .eml file, after writing an audit event for it. */
export async function exportMail(deps: Deps, id: number, caller: Caller) {
  const mail = await findJournalMail(deps.db, id);
  const files = (await readFiles(deps.db, mail)).map((file) => openFile(deps, mail, file));
  const content = await asEml(mail, files);
  await recordEventOnly(deps, caller, { action: "export", subject: { type: "email", id } });
  return { filename: filenameOf(mail), content };
}
