import { useTranslation } from "../../../lib/i18n.tsx";
import { letterId } from "./letter-id.ts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The alphabet in one row, which scrolls sideways when too long. Letters with terms are links. */
export function LetterNav({ letters }: { letters: string[] }) {
  const { t } = useTranslation("glossary");
  const cell = "grid size-11 place-items-center rounded font-display text-lg font-semibold";
  return (
    <nav aria-label={t("letters")}>
      <ul className="-mx-4 flex justify-between overflow-x-auto px-4 [scrollbar-width:none] md:-mx-8 md:px-8">
        {ALPHABET.map((letter) => (
          <li key={letter} className="shrink-0">
            {letters.includes(letter) ? (
              <a href={`#${letterId(letter)}`} className={`${cell} text-indigo no-underline hover:bg-indigo-soft`}>
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className={`${cell} text-ink-soft/50`}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
