import { AtSign } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { foldText } from "../../../../domain/platform/fold-text.ts";
import { nameBeingTyped } from "../../../../domain/work/mentions.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useColleagues } from "./use-colleagues.ts";

const MAX_SUGGESTIONS = 5;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Autocomplete for mentions: the colleagues whose name matches the text after an @ at the end of a note. Enter or Tab
 * chooses the marked one, the arrow keys mark another, Escape closes the list. `onChoose` gets the whole note with the
 * name completed.
 */
export function useMentions(text: string, onChoose: (completed: string) => void) {
  const colleagues = useColleagues();
  const begun = nameBeingTyped(text, text.length);
  const [closedFor, setClosedFor] = useState<string>();
  const [marked, setMarked] = useState({ begun, at: 0 });
  const isOpen = begun !== null && closedFor !== text;
  const found = isOpen ? colleagues.filter(({ name }) => matchesTyped(name, begun)).slice(0, MAX_SUGGESTIONS) : [];
  const at = marked.begun === begun ? Math.min(marked.at, found.length - 1) : 0;
  const choose = (name: string) => onChoose(`${text.slice(0, text.length - (begun ?? "").length)}${name} `);

  /** Handles a key in the note; returns true when the list has used it. */
  function press(event: KeyboardEvent): boolean {
    const chosen = found[at];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === "Tab") choose(chosen.name);
    else if (event.key === "Escape") setClosedFor(text);
    else if (step) setMarked({ begun, at: (at + step + found.length) % found.length });
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { found, at, choose, press };
}

type MentionChoiceProps = Pick<ReturnType<typeof useMentions>, "found" | "at" | "choose">;

/** The list of the colleagues that an @ may mean, with the one that Enter chooses marked. */
export function MentionChoice({ found, at, choose }: MentionChoiceProps) {
  const { t } = useTranslation("desk");
  if (found.length === 0) return null;
  return (
    <>
      <ul aria-label={t("inbox.note.mention")} className="flex flex-wrap gap-2">
        {found.map(({ id, name }, place) => (
          <li key={id}>
            <Button
              variant="ghost"
              size="sm"
              aria-current={place === at ? "true" : undefined}
              className="aria-current:bg-indigo-soft"
              onClick={() => choose(name)}
            >
              <AtSign aria-hidden="true" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t("inbox.note.marked", { name: found[at]?.name ?? "" })}
      </p>
    </>
  );
}

/** Matches the start of the full name or of any of its parts. Skips a name that is already complete. */
function matchesTyped(name: string, begun: string): boolean {
  const [folded, typed] = [foldText(name), foldText(begun)];
  return (
    folded !== typed.trim() && (folded.startsWith(typed) || folded.split(" ").some((part) => part.startsWith(typed)))
  );
}
