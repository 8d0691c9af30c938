import { useState } from "react";
import { Link } from "react-router";
import { SECTIONS, type Section } from "../../../../domain/operations/settings/section-names.ts";
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
  const [restarts, setRestarts] = useState(0);

  /** Begins the form anew with what is stored now. */
  async function restart(): Promise<void> {
    await settings.refetch();
    setRestarts((times) => times + 1);
  }

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
          <SectionForm
            key={`${section} ${restarts}`}
            section={section}
            listed={sectionIn(all, section)}
            onRestart={() => void restart()}
          />
        )}
      </QueryStates>
      {section === "senders" && <Providers />}
      <SectionHistory key={section} section={section} onRestored={() => void restart()} />
    </>
  );
}
