import ical from "ical-generator";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { isAnswerTime, type AnswerDate } from "../../../domain/work/answer-date.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { translator } from "../../platform/texts.ts";

const MINUTES = 15;

/**
 * Creates an iCalendar event for the time by which a request should be answered. It holds only what the caller already
 * knows: the reference and the time.
 */
export function answerCalendar(
  agency: Pick<Agency, "name" | "shortName" | "phone">,
  { reference, by }: AnswerDate,
  language: Language,
  publicUrl: string,
  now: Date,
): string {
  if (!isAnswerTime(by, now)) throw new AppError("invalid", { fields: { by: "validation:date" } });
  const t = translator(language);
  const phone = localPhone(agency.phone);
  const calendar = ical({ name: agency.name, prodId: { company: agency.shortName, product: "Requests" } });
  calendar.createEvent({
    id: `${reference}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start: by,
    end: new Date(by.getTime() + MINUTES * 60_000),
    summary: t("leads:calendar.summary", { agency: agency.name, reference }),
    description: t("leads:calendar.description", { phone, reference }),
  });
  return calendar.toString();
}
