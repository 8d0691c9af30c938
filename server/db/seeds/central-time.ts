import { agency } from "../../../agency.config.ts";

/** The moment that the office's clock shows the given time, some days after `from`; a Sunday becomes Monday. */
export function centralTime(from: Date, daysAhead: number, time: string): Date {
  const date = new Date(from.getTime() + daysAhead * 86_400_000);
  if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1);
  const day = date.toISOString().slice(0, 10);
  const asUtc = new Date(`${day}T${time.padStart(5, "0")}:00Z`);
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: agency.timezone,
    hour: "2-digit",
    hour12: false,
    day: "2-digit",
  });
  const parts = Object.fromEntries(shown.formatToParts(asUtc).map((p) => [p.type, Number(p.value)]));
  const isDayBefore = parts["day"] !== asUtc.getUTCDate();
  const offset = asUtc.getUTCHours() - ((parts["hour"] ?? 0) % 24) + (isDayBefore ? 24 : 0);
  return new Date(asUtc.getTime() + offset * 3_600_000);
}
