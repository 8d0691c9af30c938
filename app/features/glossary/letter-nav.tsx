import { useTranslation } from "../../lib/i18n.tsx";
import { letterId } from "./letter-id.ts";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The alphabet; a letter that has terms leads to them. */
export function LetterNav({ letters }: { letters: string[] }) {
  const { t } = useTranslation("glossary");
  const cell = "grid size-11 place-items-center rounded font-display text-lg font-semibold";
  return (
    <nav aria-label={t("letters")}>
      <ul className="grid grid-cols-7 justify-items-center sm:grid-cols-13 xl:grid-cols-26">
        {ALPHABET.map((letter) => (
          <li key={letter}>
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
