import type { Question } from "../../content/types.ts";
import type { InLanguage } from "../../domain/platform/language.ts";
import { LocalLink } from "../lib/local-link.tsx";
import { Accordion, AccordionItem } from "../ui/accordion.tsx";
import { cx } from "../ui/cx.ts";

export type AnsweredQuestion = InLanguage<Question>;

type FaqSectionProps = {
  title: string;
  /** The label of the link to all questions. */
  more: string;
  questions: AnsweredQuestion[];
  /** Opens the first answer initially. */
  isFirstOpen?: boolean;
  className?: string;
};

/** The questions that belong to a page. */
export function FaqSection({ title, more, questions, isFirstOpen = false, className }: FaqSectionProps) {
  return (
    <section aria-labelledby="faq" className={cx("section-page", className)}>
      <div className="container-page grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="faq">{title}</h2>
          <LocalLink to="/faq" className="link mt-2 inline-flex min-h-11 items-center font-semibold">
            {more}
          </LocalLink>
        </div>
        <Accordion>
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={isFirstOpen && index === 0}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
