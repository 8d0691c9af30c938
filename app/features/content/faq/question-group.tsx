import { Accordion, AccordionItem } from "../../../ui/accordion.tsx";
import type { FaqGroup } from "./faq-filter.ts";

type QuestionGroupProps = {
  group: FaqGroup;
  /** Opens all answers during a search: the search word may be in them. */
  isOpen: boolean;
};

export function QuestionGroup({ group, isOpen }: QuestionGroupProps) {
  const id = `faq-${group.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {group.title}
      </h2>
      <Accordion multiple>
        {group.questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question} open={isOpen}>
            <div className="grid gap-3">
              {answer.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
