import { Check } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";

export function WhyChooseUs() {
  const { t } = useTranslation("about");
  const points = t("why.points", { returnObjects: true });
  return (
    <section
      aria-labelledby="why-us"
      className="container-page section-page grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div>
        <h2 id="why-us">{t("why.title")}</h2>
        <p className="mt-2 text-lg text-ink-soft">{t("why.lead")}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {points.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-sage-soft text-sage">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
