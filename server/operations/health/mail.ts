import { reasonOf } from "../../platform/describe-fault.ts";
import { mailHealth } from "../../work/outbox/mail-health.ts";
import { fail, ok, PATIENCE_MS, warn, type Finding, type HealthNeeds } from "./finding.ts";
import { providersOf } from "./providers.ts";
import { codeOf } from "../../platform/fault-origin.ts";

const UNREACHABLE = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS"]);

/** Checks that the mail server accepts our connection and login; sends nothing. */
export async function checkMail(needs: HealthNeeds): Promise<Finding> {
  const { env, db } = needs;
  const { mailServer } = await providersOf(needs);
  if (!mailServer) return warn("health:mail.none");
  const { host } = new URL(mailServer);
  // Loaded only here: a doctor of a site without a mail server need not load what speaks SMTP.
  const { greetMailServer } = await import("../../platform/mail/transport.ts");
  try {
    await greetMailServer(mailServer, PATIENCE_MS, env.isProduction && env.SMTP_URL === undefined);
  } catch (error) {
    const code = String(codeOf(error));
    const values = { host, reason: reasonOf(error) };
    if (code === "EAUTH") return fail("health:mail.login", values);
    return fail(UNREACHABLE.has(code) ? "health:mail.unreachable" : "health:mail.refused", values);
  }
  const { held, unclear } = db ? await mailHealth(db) : { held: null, unclear: null };
  if (held) return warn("health:mail.held", { waiting: held.count, reason: held.reason });
  const count = unclear?.emails.count ?? 0;
  return count > 0 ? warn("health:mail.unclear", { host, waiting: count }) : ok("health:mail.ok", { host });
}
