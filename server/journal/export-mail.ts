import { tell } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { openFiles } from "../mail/mail-files.ts";
import { asEml } from "./as-eml.ts";
import { filenameOf, findJournalMail } from "./list-journal.ts";

/** Hands out a mail of the journal as a file, after writing down who took it. */
export async function exportMail(deps: Deps, id: number, caller: Caller) {
  const mail = await findJournalMail(deps.db, id);
  const content = await asEml(mail, await openFiles(deps.db, deps.keys, mail));
  await tell(deps, caller, { action: "export", subject: { type: "email", id } });
  return { filename: filenameOf(mail), content };
}
