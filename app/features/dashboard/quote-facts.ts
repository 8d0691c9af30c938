import type { TFunction } from "i18next";
import type { Language } from "../../../domain/language.ts";
import type { ViewedQuoteRequest } from "../../../server/quotes/view-quote-request.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Fact } from "./facts.tsx";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The type-specific fields of a quote request, by their labels in the forms and in their order; choices by theirs. */
export function quoteFacts(details: ViewedQuoteRequest["details"], t: TFunction, language: Language): Fact[] {
  const labels = t("quotes:fields", { returnObjects: true }) as Record<string, string>;
  const show = (field: string, value: string) =>
    DATE.test(value)
      ? formatDate(`${value}T12:00:00Z`, language)
      : t(`quotes:options.${field}.${value}`, { defaultValue: value });
  return Object.entries(labels)
    .filter(([field]) => field in details)
    .map(([field, label]) => ({
      label,
      value: [details[field]]
        .flat()
        .map((item) => show(field, String(item)))
        .join(", "),
    }));
}
