import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { ViewedLead } from "./lead-kinds.ts";

type ConsentTextProps = { consent: NonNullable<ViewedLead["consent"]>; said: "consent.yes" | "marketing.yes" };

/** The day of a consent, with the exact text that was agreed to folded below it. */
export function ConsentText({ consent, said }: ConsentTextProps) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const agreed = t(said, { date: dates.dateTime(consent.at) });
  if (!consent.text) return agreed;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{agreed}</summary>
      <p className="text-sm text-ink-soft">{consent.text}</p>
    </details>
  );
}
