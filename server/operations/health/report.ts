import type { HealthReport } from "../../../domain/api/operations/health.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { TextValues } from "../../../domain/platform/text-keys.ts";
import { sayFailure } from "../../platform/jobs/say-failure.ts";
import { translator } from "../../platform/texts.ts";
import { runChecks } from "./checks.ts";
import type { Finding, HealthNeeds } from "./finding.ts";

/** Runs the checks and translates their findings. */
export async function reportHealth(needs: HealthNeeds, language: Language): Promise<HealthReport> {
  const t = translator(language);
  const results = await runChecks({ ...needs, language });
  const checks = results.map(({ name, state, text, values }) => ({
    name,
    title: t(`health:titles.${name}`),
    state,
    text: t(text, translateReason(text, values, language)),
  }));
  const state = (["fail", "warn"] as const).find((worst) => checks.some((check) => check.state === worst)) ?? "ok";
  return { state, at: needs.clock().toISOString(), checks };
}

/**
 * Translates the reason of a finding. The reason why the database could not be opened stays: it is already in plain
 * words, for whoever started the command.
 */
function translateReason(text: Finding["text"], values: TextValues = {}, language: Language): TextValues {
  const { reason } = values;
  if (typeof reason !== "string" || text === "health:database.closed") return values;
  return { ...values, reason: sayFailure(reason, language) };
}
