import type { Section } from "../../../domain/operations/settings/section-names.ts";
import type { Settings } from "../../../domain/operations/settings/sections.ts";
import type { Env, VariableName } from "../../platform/env.ts";

/** The environment variables that decide a setting, by the section and the path of the setting. */
const VARIABLES: Partial<Record<Section, Record<string, VariableName>>> = {
  contact: { agentsEmail: "AGENTS_MAILBOX", officeLanguage: "AGENTS_LANGUAGE" },
};

/** Returns the variables that decide values of a section in this environment, by the value's path. */
export function variablesOf(section: Section, env: Env): Record<string, VariableName> {
  const known = Object.entries(VARIABLES[section] ?? {});
  return Object.fromEntries(known.filter(([, variable]) => env[variable] !== undefined));
}

/** Puts the settings of the environment above the stored ones. */
export function withEnvironment(settings: Settings, env: Env): Settings {
  const { AGENTS_MAILBOX, AGENTS_LANGUAGE } = env;
  const contact = {
    ...settings.contact,
    ...(AGENTS_MAILBOX && { agentsEmail: AGENTS_MAILBOX }),
    ...(AGENTS_LANGUAGE && { officeLanguage: AGENTS_LANGUAGE }),
  };
  return { ...settings, contact };
}
