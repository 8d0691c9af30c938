import { Link } from "react-router";
import { SECTIONS, type Section } from "../../../../domain/operations/settings/section-names.ts";
import { TakenForm, useTakeTheirs } from "../../../layout/take-theirs.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { filterClass } from "../../../ui/filter-button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Providers } from "./providers.tsx";
import { SectionForm } from "./section-form.tsx";
import { SectionHistory } from "./section-history.tsx";
import { sectionIn, useSettings } from "./use-settings.ts";

/** The settings of the agency: links to the sections, and the form and history of the chosen one. */
export function SettingsView({ section }: { section: Section }) {
  const { t } = useTranslation("settings");
  const settings = useSettings();
  const { taken, takeTheirs } = useTakeTheirs(settings.refetch);

  return (
    <>
      <nav aria-label={t("nav")}>
        <ul className="flex flex-wrap gap-2">
          {SECTIONS.map((name) => (
            <li key={name}>
              <Link
                to={`?section=${name}`}
                preventScrollReset
                aria-current={name === section ? "page" : undefined}
                className={filterClass(name === section)}
              >
                {t(`sections.${name}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className="text-2xl">{t(`sections.${section}.name`)}</h2>
        <p className="mt-1 max-w-3xl text-ink-soft">{t(`sections.${section}.intro`)}</p>
      </div>
      <QueryStates query={settings} error={t("error")}>
        {(all) => (
          <TakenForm key={section} taken={taken}>
            <SectionForm section={section} listed={sectionIn(all, section)} onRestart={takeTheirs} />
          </TakenForm>
        )}
      </QueryStates>
      {section === "senders" && <Providers />}
      <SectionHistory key={section} section={section} onRestored={takeTheirs} />
    </>
  );
}
