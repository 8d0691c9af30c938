import { isIP } from "node:net";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import type { Env } from "../platform/env.ts";
import type { ProviderAccess } from "../platform/deps/settings.ts";

const HOURS_A_DAY = 24;
const OWN_MACHINE = /^(localhost|\[.*\])$|\.(local|internal|lan)$/;

/** Returns the facts that the privacy policy states about this installation; null for what is not set up. */
export function legalFacts(env: Env, agency: Agency, { mailServer, textProvider }: ProviderAccess) {
  const { retention, security, backup } = agency;
  return {
    retentionMonths: retention.months,
    consentYears: retention.consentYears,
    sessionHours: security.sessionAbsoluteHours,
    backupDays: env.BACKUP_DIR ? Math.ceil((backup.everyHours * backup.keep) / HOURS_A_DAY) : null,
    formService: hostOf(env.FORM_FORWARD_URL),
    mailService: hostOf(mailServer),
    smsService: textProvider?.accountSid ? "Twilio" : null,
  };
}

/** Returns the host name of a service elsewhere; null for our own machines. */
function hostOf(address: string | null | undefined): string | null {
  const host = address ? new URL(address).hostname : "";
  return host === "" || isIP(host) !== 0 || OWN_MACHINE.test(host) ? null : host;
}
