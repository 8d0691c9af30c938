import { localeOf, type Language } from "../../domain/platform/language.ts";

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** Formats a duration in its largest unit: 12 min, 3 hr, 2 days. */
export function duration(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const step = STEPS.find((one) => minutes >= one.minutes) ?? STEPS[2];
  const { unit } = step;
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(minutes / step.minutes),
  );
}
