import { useEffect, useRef, type KeyboardEvent } from "react";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { UnsavedGuard } from "../../../layout/unsaved-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { MentionChoice, useMentions } from "./mention-choice.tsx";
import { setNoteDraft } from "./note-drafts.ts";
import { useWork } from "./use-work.ts";

type NoteFormProps = {
  text: string;
  /** Called with the note that a task is wanted of, once it is saved. */
  onTask: (note: string) => void;
};

/** The form for a note, in the place to write. The text stays until it is saved. */
export function NoteForm({ text, onTask }: NoteFormProps) {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy } = useWork();
  const mayAddTask = useMay("customer-data", "create");
  const hint = useKeyHint();
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(text, complete);
  const note = text.trim();
  useEffect(() => box.current?.focus(), []);

  const type = (typed: string) => setNoteDraft(lead.reference, typed);
  const close = () => setNoteDraft(lead.reference, null);

  function complete(completed: string) {
    type(completed);
    box.current?.focus();
  }

  /** Saves the note, which closes the form (`useWorkOn`). */
  function save(onSaved?: () => void) {
    if (note && !isBusy) act({ do: "note", text: note }, onSaved);
  }

  function press(event: KeyboardEvent) {
    if (mentions.press(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    if (event.key === "Escape" && !note) close();
  }

  return (
    <form
      className="grid gap-2 rounded border border-line-strong p-3"
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
      <MentionChoice {...mentions} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" busy={isBusy} disabled={!note}>
          {t("inbox.note.save")}
        </Button>
        {mayAddTask && (
          <Button variant="secondary" size="sm" busy={isBusy} disabled={!note} onClick={() => save(() => onTask(note))}>
            {t("inbox.note.saveAndTask")}
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={close}>
          {t("inbox.note.discard")}
        </Button>
      </div>
      <UnsavedGuard isDirty={note !== ""} mayChangeQuery />
    </form>
  );
}
