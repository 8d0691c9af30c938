import { useTranslation } from "../../../lib/i18n.tsx";
import { letterId } from "./letter-id.ts";
import type { LetterGroup, Term } from "./letter-groups.ts";

/** The terms grouped by letter. */
export function TermList({ groups }: { groups: LetterGroup[] }) {
  const { t } = useTranslation("glossary");
  return (
    <div className="divide-y divide-line">
      {groups.map(({ letter, terms }) => (
        <section
          key={letter}
          aria-labelledby={letterId(letter)}
          className="grid gap-x-10 gap-y-6 py-8 first:pt-0 lg:grid-cols-[5rem_1fr]"
        >
          <h2 id={letterId(letter)} className="scroll-mt-36 text-4xl text-indigo">
            {letter}
          </h2>
          <dl className="grid content-start gap-x-12 gap-y-7 md:grid-cols-2">
            {terms.map((term) => (
              <TermEntry key={term.id} term={term} inEnglish={t("inEnglish")} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type TermEntryProps = { term: Term; inEnglish: string };

function TermEntry({ term: { id, term, english, definition }, inEnglish }: TermEntryProps) {
  return (
    <div id={id} className="scroll-mt-36">
      <dt className="text-lg leading-snug font-semibold">
        {term}
        {english && (
          <span className="block text-sm font-normal text-ink-soft">
            {inEnglish} <i lang="en">{english}</i>
          </span>
        )}
      </dt>
      <dd className="mt-1 text-ink-soft">{definition}</dd>
    </div>
  );
}
