import { useTranslation } from "../../lib/i18n.tsx";

/** What a footnote is about; its place is its number. */
const NOTES = ["auto", "home"] as const;
type Note = (typeof NOTES)[number];

/** The small number after a claim, which leads to its footnote. */
export function FootnoteMark({ note }: { note: Note }) {
  const { t } = useTranslation("home");
  const number = NOTES.indexOf(note) + 1;
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

/** The footnotes of the page, under everything else. */
export function Footnotes() {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("notes.label")} className="container-page pb-12">
      <ol className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
        {NOTES.map((note, index) => (
          <li
            key={note}
            id={`note-${note}`}
            className="grid max-w-[90ch] scroll-mt-24 grid-cols-[1.25rem_1fr] rounded target:bg-accent-soft target:text-ink"
          >
            <span aria-hidden="true">{index + 1}</span>
            <span>{t(`notes.${note}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
