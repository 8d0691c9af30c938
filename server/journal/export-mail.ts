import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { asEml } from "./as-eml.ts";
import { filenameOf, findJournalMail } from "./list-journal.ts";

/** Hands out a mail of the journal as a file, after writing down who took it. */
export async function exportMail({ db, clock, recordEvent }: Deps, id: number, caller: Caller) {
  const mail = await findJournalMail(db, id);
  const content = await asEml(mail);
  const event = { action: "export", ...caller, subject: { type: "email", id } };
  await db.transaction((tx) => recordEvent(tx, event, clock()));
  return { filename: filenameOf(mail), content };
}
