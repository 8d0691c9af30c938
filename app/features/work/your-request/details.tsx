import { asleep } from "../../../lib/asleep.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Section } from "./frame.tsx";
import type { SectionProps } from "./section.ts";

const DetailsForm = asleep(async () => (await import("./details-form.tsx")).DetailsForm);

/** The place to add what was forgotten. */
export function Details({ page, sent }: SectionProps) {
  const { t } = useTranslation("your-request");
  return (
    <Section title={t("details.title")}>
      <DetailsForm page={page} sent={sent} />
    </Section>
  );
}
