import { AtSign } from "lucide-react";
import { foldText } from "../../../../domain/platform/fold-text.ts";
import { nameBeingTyped } from "../../../../domain/work/mentions.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useColleagues } from "./use-colleagues.ts";

const MAX_SUGGESTIONS = 5;

/**
 * Autocomplete for mentions: buttons for the colleagues whose name matches the text after an @ at the end of a note.
 * `onChoose` gets the whole note with the name completed.
 */
export function MentionChoice({ text, onChoose }: { text: string; onChoose: (completed: string) => void }) {
  const { t } = useTranslation("desk");
  const colleagues = useColleagues();
  const begun = nameBeingTyped(text, text.length);
  if (begun === null) return null;
  const found = colleagues.filter(({ name }) => matchesTyped(name, begun)).slice(0, MAX_SUGGESTIONS);
  if (found.length === 0) return null;
  return (
    <ul aria-label={t("inbox.note.mention")} className="flex flex-wrap gap-2">
      {found.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChoose(`${text.slice(0, text.length - begun.length)}${name} `)}
          >
            <AtSign aria-hidden="true" />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Matches the start of the full name or of any of its parts. Skips a name that is already complete. */
function matchesTyped(name: string, begun: string): boolean {
  const [folded, typed] = [foldText(name), foldText(begun)];
  return (
    folded !== typed.trim() && (folded.startsWith(typed) || folded.split(" ").some((part) => part.startsWith(typed)))
  );
}
