import type { ShownSavings } from "../../../../server/web/savings.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

type Note = keyof ShownSavings;

/** Returns the footnotes for the savings claims on the page; a note's position is its number. */
const notesOf = (savings: ShownSavings) => (["auto", "home"] as const).filter((note) => savings[note]);

/** The superscript number after a claim, linked to its footnote. */
export function FootnoteMark({ note, savings }: { note: Note; savings: ShownSavings }) {
  const { t } = useTranslation("home");
  const number = notesOf(savings).indexOf(note) + 1;
  return (
    <sup className="text-[max(0.4em,0.8125rem)] leading-none">
      <a
        href={`#note-${note}`}
        aria-label={t("notes.mark", { number })}
        className="relative z-10 px-1 font-sans font-semibold text-inherit no-underline hover:underline"
      >
        {number}
      </a>
    </sup>
  );
}

/** The footnotes at the end of the page. */
export function Footnotes({ savings }: { savings: ShownSavings }) {
  const { t } = useTranslation("home");
  const notes = notesOf(savings);
  if (notes.length === 0) return null;
  return (
    <section aria-label={t("notes.label")} className="container-page pb-12">
      <ol className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
        {notes.map((note, index) => (
          <li
            key={note}
            id={`note-${note}`}
            className="grid max-w-[90ch] scroll-mt-24 grid-cols-[1.25rem_1fr] rounded target:bg-accent-soft target:text-ink"
          >
            <span aria-hidden="true">{index + 1}</span>
            <span>{t(`notes.${note}`, { basis: savings[note]?.basis })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
