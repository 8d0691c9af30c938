import { localeOf, type Language } from "./language.ts";

/** Opening times by day, Monday first; null means closed. */
export type WeekHours = readonly ({ readonly open: string; readonly close: string } | null)[];
type HoursLine = { from: number; to: number; hours: WeekHours[number] };

/** Groups days in a row with the same hours into one line: Mon-Fri, Sat, Sun. */
function groupHours(week: WeekHours): HoursLine[] {
  const lines: HoursLine[] = [];
  week.forEach((hours, day) => {
    const last = lines.at(-1);
    const same = last?.hours?.open === hours?.open && last?.hours?.close === hours?.close;
    if (last && same) last.to = day;
    else lines.push({ from: day, to: day, hours });
  });
  return lines;
}

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Returns a day's name, 0 being Monday: Mon, lun; or in full. */
export function dayName(day: number, language: Language, weekday: "short" | "long" = "short"): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: "UTC" })
    .format(MONDAY + day * DAY)
    .replace(".", "");
}

/** Formats a time by the 12-hour clock: "10:00" as 10:00 AM, "19:00" as 7:00 PM. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Returns true for noon, which is put in words: nobody says 12:00 PM. */
export const isNoon = (time: string): boolean => time === "12:00";

/** The words of the page's language for a day without hours and for 12:00. */
export type HoursWords = { closed: string; noon: string };

/** Formats the week as a page or a mail writes it: Mon-Fri, 10:00 AM-7:00 PM. */
export function hoursLines(week: WeekHours, language: Language, words: HoursWords): { days: string; hours: string }[] {
  const name = (day: number) => dayName(day, language);
  const formatTime = (time: string) => (isNoon(time) ? words.noon : clockTime(time));
  return groupHours(week).map(({ from, to, hours }) => ({
    days: from === to ? name(from) : `${name(from)}-${name(to)}`,
    hours: hours ? `${formatTime(hours.open)}-${formatTime(hours.close)}` : words.closed,
  }));
}
