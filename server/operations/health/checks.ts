import { reasonOf } from "../../platform/describe-fault.ts";
import { checkAudit } from "./audit.ts";
import { checkBackups } from "./backups.ts";
import { checkClock } from "./clock.ts";
import { checkDatabase } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { checkFiles, checkScanner } from "./files.ts";
import { fail, type Finding, type HealthNeeds } from "./finding.ts";
import { checkHistory } from "./history.ts";
import { checkKey } from "./key.ts";
import { checkMail } from "./mail.ts";
import { checkPublicUrl } from "./public-url.ts";
import { checkSamples } from "./samples.ts";
import { checkScreenShare } from "./screen-share.ts";
import { checkSms } from "./sms.ts";
import { checkStream } from "./stream.ts";
import { checkSuspected } from "./suspected.ts";
import { checkUsernames } from "./usernames.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** All health checks: one list for the `doctor` command and for the admins' page. */
const CHECKS = {
  database: checkDatabase,
  disk: checkDisk,
  stream: checkStream,
  clock: checkClock,
  key: checkKey,
  audit: checkAudit,
  history: checkHistory,
  mail: checkMail,
  sms: checkSms,
  publicUrl: checkPublicUrl,
  backups: checkBackups,
  files: checkFiles,
  scanner: checkScanner,
  screenShare: checkScreenShare,
  samples: checkSamples,
  usernames: checkUsernames,
  suspected: checkSuspected,
} satisfies Record<string, (needs: HealthNeeds) => Promise<Finding>>;

export type CheckName = keyof typeof CHECKS;
export type CheckResult = Finding & { name: CheckName };

/** Timeout of the checks: one that hangs does not hold up the others any longer. */
const LONGEST_MS = 8_000;

type RunOptions = { longestMs?: number; names?: readonly CheckName[] };

/** Runs checks in parallel, all unless some are named. One that throws or times out becomes a finding, and hides no other. */
export async function runChecks(
  needs: HealthNeeds,
  { longestMs = LONGEST_MS, names = keysOf(CHECKS) }: RunOptions = {},
): Promise<CheckResult[]> {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => resolve(fail("health:notChecked", { reason: "Timeout" })), longestMs);
  const results = await Promise.all(
    names.map(async (name) => {
      const finding = CHECKS[name](needs).catch((error: unknown) =>
        fail("health:notChecked", { reason: reasonOf(error) }),
      );
      return { name, ...(await Promise.race([finding, late])) };
    }),
  );
  clearTimeout(timer);
  return results;
}
