import { useRef, useState, type KeyboardEvent } from "react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { UnsavedGuard } from "../../../layout/unsaved-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { MentionChoice } from "./mention-choice.tsx";
import { useWork } from "./use-work.ts";

/** Unsaved note drafts by request reference. A draft is still there after looking at another request. */
const drafts = new Map<string, string>();

/** The form for a note, below the history. The text stays until it is saved. */
export function NoteForm() {
  const { t } = useTranslation("desk");
  const { lead, may, act, isBusy } = useWork();
  const hint = useKeyHint();
  const [text, setText] = useState(drafts.get(lead.reference) ?? "");
  const box = useRef<HTMLTextAreaElement>(null);
  const note = text.trim();
  if (!may("note")) return null;

  function type(typed: string) {
    setText(typed);
    drafts.set(lead.reference, typed);
  }

  function save() {
    if (note) act({ do: "note", text: note }, () => type(""));
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={t("inbox.note.label")} hint={t("inbox.note.hint")}>
        <Textarea
          rows={3}
          {...hint("note")}
          maxLength={MAX.freeText}
          ref={box}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <MentionChoice
        text={text}
        onChoose={(completed) => {
          type(completed);
          box.current?.focus();
        }}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm" busy={isBusy} disabled={!note}>
          {t("inbox.note.save")}
        </Button>
      </div>
      <UnsavedGuard isDirty={note !== ""} mayChangeQuery />
    </form>
  );
}
