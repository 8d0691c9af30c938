import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { PrintableForm } from "../../../../domain/api/content/forms.ts";
import { INSURANCE_TYPES } from "../../../../domain/work/lead-options.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Accordion, AccordionItem } from "../../../ui/accordion.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";

/** The printable forms by line of insurance, one line open at a time. */
export function PrintableFormList() {
  const { t } = useTranslation("forms");
  const language = useLanguage();
  const forms = useQuery({
    queryKey: ["printable-forms", language],
    queryFn: () => api("GET /api/printable-forms", { query: { lang: language } }),
  });
  return (
    <QueryStates query={forms} error={t("error")} lines={4}>
      {(all) => (
        <Accordion>
          {INSURANCE_TYPES.map((line) => (
            <AccordionItem key={line} title={t(`groups.${line}`)}>
              <ul className="grid gap-1">
                {all
                  .filter((form) => form.line === line)
                  .map((form) => (
                    <li key={form.slug}>
                      <FormLink form={form} />
                    </li>
                  ))}
              </ul>
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </QueryStates>
  );
}

function FormLink({ form }: { form: PrintableForm }) {
  const { t } = useTranslation("forms");
  return (
    <div className="relative rounded px-3 py-2 hover:bg-surface-2">
      <a
        href={`/agent-tools/forms/${form.slug}`}
        target="_blank"
        rel="noopener"
        className="stretched-link inline-flex items-center gap-2 font-semibold text-indigo"
      >
        {form.title}
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{t("portal:newTab")}</span>
      </a>
      <p className="text-sm">{form.purpose}</p>
    </div>
  );
}
