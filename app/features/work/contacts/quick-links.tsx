import { ArrowRight } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";

const LINKS = [
  ["service", "/service"],
  ["payments", "/payments"],
  ["claims", "/claims-process"],
  ["quote", "/quote"],
  ["faq", "/faq"],
] as const;

/** Links to the pages of common topics, for visitors who came to write about one of them. */
export function QuickLinks() {
  const { t } = useTranslation("contacts");
  return (
    <nav aria-labelledby="quick-links" className="rounded border border-line p-5 sm:px-8">
      <h2 id="quick-links" className="text-xl">
        {t("quick.title")}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {LINKS.map(([name, path]) => (
          <li key={name}>
            <LocalLink
              to={path}
              className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold text-indigo no-underline hover:underline"
            >
              {t(`quick.${name}`)}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
