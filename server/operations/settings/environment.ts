import { SECTIONS, type Section } from "../../../domain/operations/settings/section-names.ts";
import type { Settings } from "../../../domain/operations/settings/sections.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import type { Env, VariableName } from "../../platform/env.ts";

type Given<V extends VariableName> = NonNullable<Env[V]>;
/** A setting that an environment variable decides; undefined where the variable is not set. */
type Override<Value> = { variable: VariableName; read: (env: Env) => Value | undefined };
type Overrides = { [S in Section]?: { [Name in keyof Settings[S]]?: Override<Settings[S][Name]> } };

/** Makes an override: the variable, and how the setting follows from its value. */
function from<V extends VariableName, Value>(variable: V, take: (given: Given<V>) => Value): Override<Value> {
  return {
    variable,
    read(env) {
      const given: Env[V] = env[variable];
      return given === undefined ? undefined : take(given);
    },
  };
}
/** Makes the override of a setting that is the value of the variable itself. */
const same = <V extends VariableName>(variable: V) => from(variable, (given) => given);

/** The settings that environment variables decide, by section and name. */
const OVERRIDES: Overrides = {
  contact: { agentsEmail: same("AGENTS_MAILBOX"), officeLanguage: same("AGENTS_LANGUAGE") },
  senders: {
    mailName: from("MAIL_FROM", (mailbox) => partsOf(mailbox).name),
    mailAddress: from("MAIL_FROM", (mailbox) => partsOf(mailbox).address),
    textNumber: same("TWILIO_FROM"),
  },
  security: {
    sessionIdleMinutes: same("SESSION_IDLE_MINUTES"),
    sessionAbsoluteHours: same("SESSION_ABSOLUTE_HOURS"),
    passwordMinLength: same("PASSWORD_MIN_LENGTH"),
    secondFactorRoles: same("REQUIRE_2FA_ROLES"),
  },
  retention: { months: same("LEAD_RETENTION_MONTHS") },
  backup: { everyHours: same("BACKUP_EVERY_HOURS"), keep: same("BACKUP_KEEP") },
};

/** Splits a mailbox into its name, empty where it has none, and its address. */
function partsOf(mailbox: string): { name: string; address: string } {
  const [, name = "", address = mailbox] = /^([^<>]*)<([^<>]+)>$/.exec(mailbox) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/** Returns the values of a section that this environment decides, each with the name of its variable. */
export function overridesOf(section: Section, env: Env): Record<string, { variable: VariableName; value: unknown }> {
  const known: [string, Override<unknown>][] = Object.entries(OVERRIDES[section] ?? {});
  return Object.fromEntries(
    known
      .map(([name, { variable, read }]) => [name, { variable, value: read(env) }] as const)
      .filter(([, { value }]) => value !== undefined),
  );
}

/** Puts the settings of the environment above the stored ones. */
export function withEnvironment(settings: Settings, env: Env): Settings {
  const inForce = (section: Section) => {
    const decided = Object.entries(overridesOf(section, env));
    if (decided.length === 0) return settings[section];
    return { ...settings[section], ...Object.fromEntries(decided.map(([name, { value }]) => [name, value])) };
  };
  // Each override has the type of its setting, as the type of the list above demands.
  return recordOf(SECTIONS, inForce) as Settings;
}
