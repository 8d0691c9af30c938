import { useTranslation } from "../../lib/i18n.tsx";
import { Scene } from "../../ui/scene.tsx";

export function Community() {
  const { t } = useTranslation("about");
  const points = t("community.points", { returnObjects: true });
  return (
    <section aria-labelledby="community" className="border-t border-line bg-surface">
      <div className="container-page section-page grid items-center gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <h2 id="community">{t("community.title")}</h2>
          <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("community.lead")}</p>
          <ul className="mt-6 grid gap-5">
            {points.map(({ title, text }) => (
              <li key={title} className="border-s-2 border-accent ps-4">
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <Scene src="/art/porch-house-under-oak.svg" className="h-auto w-full rounded" />
      </div>
    </section>
  );
}
