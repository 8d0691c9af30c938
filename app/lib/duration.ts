import { localeOf, type Language } from "../../domain/platform/language.ts";

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** Cache of formatters, which are costly to create: a list formats hundreds of durations. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, unit: (typeof STEPS)[number]["unit"]): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const found =
    formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "short" });
  formatters.set(key, found);
  return found;
}

/** Formats a duration in its largest unit: 12 min, 3 hr, 2 days. */
export function duration(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const step = STEPS.find((one) => minutes >= one.minutes) ?? STEPS[2];
  return formatterOf(language, step.unit).format(Math.floor(minutes / step.minutes));
}
