import { localeOf, type Language } from "../../domain/platform/language.ts";

const UNITS = ["byte", "kilobyte", "megabyte"] as const;

/** Formats a file size: 340 kB, 1.2 MB. */
export function fileSize(bytes: number, language: Language): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), 2);
  return new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}
