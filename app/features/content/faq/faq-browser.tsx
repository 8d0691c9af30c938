import { MessageCircleQuestion } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../lib/i18n.tsx";
import { PageHero } from "../../../layout/page-hero.tsx";
import { ServiceAnswers } from "../../../layout/service-answers.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { CategoryButtons } from "./category-buttons.tsx";
import { filterFaq, filterServices, type FaqGroup, type Service } from "./faq-filter.ts";
import { QuestionGroup } from "./question-group.tsx";

const countOf = (groups: FaqGroup[]) => groups.reduce((sum, group) => sum + group.questions.length, 0);

type FaqBrowserProps = { groups: FaqGroup[]; services: Service[] };

/** The questions by category, with a search and category filters. */
export function FaqBrowser({ groups, services }: FaqBrowserProps) {
  const { t } = useTranslation("faq");
  const results = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const isSearch = term.trim() !== "";
  const found = filterFaq(groups, chosen, term);
  const foundServices = filterServices(services, chosen, term);
  const isEmpty = found.length === 0 && foundServices.length === 0;

  function choose(id: string | null) {
    setChosen(id);
    // The buttons are sticky, so the list may begin above the visible part of the page.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  }

  function showAll() {
    flushSync(() => {
      setTerm("");
      setChosen(null);
    });
    results.current?.focus();
  }

  // Placed first in a search: visitors who type more often want a service than have a question.
  const serviceList = foundServices.length > 0 && (
    <ServiceAnswers services={foundServices} title={t("service.title")} lead={t("service.lead")} />
  );

  return (
    <>
      <PageHero title={t("title")} lead={t("lead")}>
        <SearchBox label={t("search")} clearLabel={t("clear")} value={term} onChange={setTerm} className="max-w-2xl" />
      </PageHero>
      <div className="container-page grid pb-12 lg:grid-cols-[16rem_1fr] lg:gap-x-12 lg:py-14">
        <CategoryButtons groups={groups} chosen={chosen} onChoose={choose} />
        <div ref={results} tabIndex={-1} className="scroll-mt-40 max-lg:mt-8 lg:scroll-mt-24">
          <p role="status" className="sr-only">
            {t("count", { shown: countOf(found), total: countOf(groups) })}{" "}
            {t("service.count", { count: foundServices.length })}
          </p>
          <div className="grid gap-10">
            {isSearch && serviceList}
            {found.map((group) => (
              <QuestionGroup key={group.id} group={group} isOpen={isSearch} />
            ))}
            {!isSearch && serviceList}
          </div>
          {isEmpty && (
            <EmptyState
              icon={MessageCircleQuestion}
              title={t("empty.title")}
              text={t("empty.text")}
              action={<Button onClick={showAll}>{t("empty.action")}</Button>}
            />
          )}
        </div>
      </div>
    </>
  );
}
