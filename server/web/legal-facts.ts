import { isIP } from "node:net";
import type { Env } from "../platform/env.ts";
import { hasMailServer } from "../platform/mail/transport.ts";

const HOURS_A_DAY = 24;
const OWN_MACHINE = /^(localhost|\[.*\])$|\.(local|internal|lan)$/;

/** Returns the facts that the privacy policy states about this installation; null for what is not set up. */
export function legalFacts(env: Env) {
  return {
    retentionMonths: env.LEAD_RETENTION_MONTHS,
    sessionHours: env.SESSION_ABSOLUTE_HOURS,
    backupDays: env.BACKUP_DIR ? Math.ceil((env.BACKUP_EVERY_HOURS * env.BACKUP_KEEP) / HOURS_A_DAY) : null,
    formService: hostOf(env.FORM_FORWARD_URL),
    mailService: hasMailServer(env) ? hostOf(env.SMTP_URL) : null,
    smsService: env.TWILIO_ACCOUNT_SID ? "Twilio" : null,
  };
}

/** Returns the host name of a service elsewhere; null for our own machines. */
function hostOf(address: string | undefined): string | null {
  const host = address ? new URL(address).hostname : "";
  return host === "" || isIP(host) !== 0 || OWN_MACHINE.test(host) ? null : host;
}
