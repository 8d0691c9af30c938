import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { TranslateIn } from "../../../../domain/platform/text-keys.ts";
import type { Dates } from "../../../lib/dates.ts";
import { knownText } from "../../../lib/i18n.tsx";
import type { Fact } from "./facts.tsx";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the details of a request with the form's labels, in the form's order. Options appear with their labels.
 */
export function detailFacts(
  details: ViewedRequest<"quote">["details"],
  t: TranslateIn<"quotes" | "service">,
  dates: Dates,
): Fact[] {
  const labels = t("fields", { returnObjects: true });
  const show = (field: string, value: string) =>
    DATE.test(value) ? dates.date(`${value}T12:00:00Z`) : knownText(t, "options", `${field}.${value}`, value);
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
