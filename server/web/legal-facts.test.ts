import { describe, expect, it } from "vitest";
import { firstSettings } from "../operations/settings/first-settings.ts";
import { agencyOf } from "../../domain/operations/settings/agency.ts";
import { testEnv } from "../../tests/support/test-env.ts";
import { withEnvironment } from "../operations/settings/environment.ts";
import { withProviderEnvironment } from "../operations/settings/provider-secrets.ts";
import { legalFacts } from "./legal-facts.ts";

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "auth-token",
  TWILIO_FROM: "+17135550142",
};

/** Returns the facts of a first start with these variables. */
function factsWith(variables: Record<string, string> = {}) {
  const env = testEnv(variables);
  return legalFacts(
    env,
    agencyOf(withEnvironment(firstSettings, env)),
    withProviderEnvironment({ mailServer: null, textProvider: null }, env),
  );
}

describe("what the privacy policy says of the program", () => {
  it("is nothing about services that are not set up", () => {
    expect(factsWith()).toEqual({
      retentionMonths: 24,
      consentYears: 5,
      sessionHours: 12,
      backupDays: null,
      formService: null,
      mailService: null,
      smsService: null,
    });
  });

  it.each([
    [{ LEAD_RETENTION_MONTHS: "6" }, { retentionMonths: 6 }],
    [{ SESSION_ABSOLUTE_HOURS: "8" }, { sessionHours: 8 }],
    [{ BACKUP_DIR: "/backups", BACKUP_EVERY_HOURS: "12", BACKUP_KEEP: "5" }, { backupDays: 3 }],
    [{ FORM_FORWARD_URL: "https://forms.example.com/agency" }, { formService: "forms.example.com" }],
    [{ SMTP_URL: "smtp://user:secret@mail.example.com:587" }, { mailService: "mail.example.com" }],
    [{ SMTP_URL: "smtp://127.0.0.1:25" }, { mailService: null }],
    [TWILIO, { smsService: "Twilio" }],
  ])("changes with %j", (variables, facts) => {
    expect(factsWith(variables)).toMatchObject(facts);
  });
});
