import { COPY_FIELDS } from "../../../domain/work/answer-parts.ts";
import type { AnswerInput } from "../../../domain/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { takeCopyPoint } from "../../platform/mail/recipient-limit.ts";
import { hasOptedOut } from "../consents/mail-opt-outs.ts";
import { isBounced } from "../outbox/bounced.ts";

/**
 * Rejects copies to addresses that mail came back from, that opted out of mail about renewals if this is such a mail, or
 * that had many copies within the hour (W14). Each fault names its address by field and position.
 */
export async function assertMayCopy(deps: Pick<Deps, "env">, tx: Database, input: AnswerInput): Promise<void> {
  const fields: Record<string, FaultKey> = {};
  for (const field of COPY_FIELDS) {
    for (const [at, address] of input[field].entries()) {
      const isUnwanted = input.purpose === "marketing" && (await hasOptedOut(tx, address));
      if (await isBounced(tx, address)) fields[`${field}.${at}`] = "validation:answer.bounced";
      else if (isUnwanted) fields[`${field}.${at}`] = "validation:answer.optedOut";
      else if (!(await takeCopyPoint(deps, tx, address))) fields[`${field}.${at}`] = "validation:answer.manyCopies";
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}
