import type { Partner, Testimonial } from "../../../../domain/api/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { Partners } from "./partners.tsx";
import { ReasonTabs } from "./reason-tabs.tsx";
import { Testimonials } from "./testimonials.tsx";

type ReasonsProps = { testimonials: Testimonial[] | null; partners: Partner[] | null };

export function Reasons({ testimonials, partners }: ReasonsProps) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="reasons-title" className="border-y border-line bg-surface-2">
      <div className="section-page container-page">
        <h2 id="reasons-title" className="mb-8 text-center">
          {t("reasons.title")}
        </h2>
        <ReasonTabs
          label={t("reasons.tabs")}
          tabs={[
            { id: "features", title: t("reasons.features"), panel: <HelpPanel /> },
            {
              id: "testimonials",
              title: t("reasons.testimonials"),
              panel: <Testimonials given={testimonials} />,
            },
            { id: "partners", title: t("reasons.partners"), panel: <Partners given={partners} /> },
          ]}
        />
      </div>
    </section>
  );
}
