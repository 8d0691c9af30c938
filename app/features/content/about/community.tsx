import { useTranslation } from "../../../lib/i18n.tsx";

export function Community() {
  const { t } = useTranslation("about");
  const points = t("community.points", { returnObjects: true });
  return (
    <section aria-labelledby="community" className="border-t border-line bg-surface">
      <div className="container-page section-page">
        <h2 id="community">{t("community.title")}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("community.lead")}</p>
        <ul className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
          {points.map(({ title, text }) => (
            <li key={title} className="border-s-2 border-accent ps-4">
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
