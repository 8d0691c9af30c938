import type { Language } from "../../domain/language.ts";
import { translator } from "../texts.ts";
import { runChecks, type CheckName } from "./checks.ts";
import type { HealthNeeds, HealthState } from "./finding.ts";

/** What was found, in words. */
export type HealthReport = {
  /** The worst of all. */
  state: HealthState;
  at: string;
  checks: { name: CheckName; title: string; state: HealthState; text: string }[];
};

/** Runs the checks and puts what they found into a language. */
export async function reportHealth(needs: HealthNeeds, language: Language): Promise<HealthReport> {
  const t = translator(language);
  const results = await runChecks(needs);
  const checks = results.map(({ name, state, text, values }) => ({
    name,
    title: t(`health:titles.${name}`),
    state,
    text: t(text, values),
  }));
  const state = (["fail", "warn"] as const).find((worst) => checks.some((check) => check.state === worst)) ?? "ok";
  return { state, at: needs.clock().toISOString(), checks };
}
