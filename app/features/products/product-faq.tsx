import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";

export type AnsweredQuestion = { question: string; answer: string };

/** The questions of one product, the first one open. */
export function ProductFaq({ title, questions }: { title: string; questions: AnsweredQuestion[] }) {
  const { t } = useTranslation("products");
  return (
    <section aria-labelledby="faq" className="section-page">
      <div className="container-page grid gap-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="faq">{title}</h2>
          <p className="mt-3">
            <LocalLink to="/faq" className="link inline-flex min-h-11 items-center">
              {t("allQuestions")}
            </LocalLink>
          </p>
        </div>
        <Accordion>
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
