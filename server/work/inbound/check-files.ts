import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import type { MailFile } from "../../platform/deps/messages.ts";
import { checkFile, releaseFile, type CheckedFile } from "../../platform/files/store-file.ts";
import { temporaryRefusal } from "./refusal.ts";

type Needs = Pick<Deps, "db" | "env" | "keys" | "clock" | "log">;

/** The files of an incoming mail that may be stored, and the number of those that may not. */
export type CheckedFiles = { files: CheckedFile[]; refused: number; release(): Promise<void> };

/**
 * Checks the files of an incoming mail as uploads are checked. Those that are not taken (damaged, infected, too many
 * pixels) are left out: the mail itself is worth keeping. While the scanner does not answer, files are kept and marked
 * as not scanned: a mail that is refused for days would come back to the customer.
 */
export async function checkMailFiles(deps: Needs, given: readonly MailFile[]): Promise<CheckedFiles> {
  const files: CheckedFile[] = [];
  const release = async () => void (await Promise.all(files.map(releaseFile)));
  let refused = 0;
  for (const { name, content } of given) {
    const stream = inOnePiece(content);
    try {
      files.push(await checkFile(deps, { stream, name, purpose: "mail", createdBy: null, isKeptUnscanned: true }));
    } catch (error) {
      if (error instanceof AppError && error.code !== "unavailable") refused++;
      else {
        await release();
        throw error instanceof AppError ? temporaryRefusal("452 No room for files at the moment") : error;
      }
    }
  }
  return { files, refused, release };
}

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
