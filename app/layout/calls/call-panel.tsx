import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { CallOutcome } from "../../../domain/work/desk/stages.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useOutcomes } from "../../lib/outcomes.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

type CallPanelProps = {
  isBusy: boolean;
  onRecord: (outcome: CallOutcome, text: string) => void;
  /** Called when there was no call after all. */
  onDismiss: () => void;
  /** What else is asked, above the note. */
  children?: ReactNode;
};

/**
 * Asks how a call went, with a note, after somebody pressed a call button. It takes the focus when they return to the
 * page.
 */
export function CallPanel({ isBusy, onRecord, onDismiss, children }: CallPanelProps) {
  const { t } = useTranslation("answers");
  const id = useId();
  const title = useRef<HTMLParagraphElement>(null);
  const [note, setNote] = useState("");
  useEffect(() => {
    const enter = () => void (document.visibilityState === "visible" && title.current?.focus());
    document.addEventListener("visibilitychange", enter);
    return () => document.removeEventListener("visibilitychange", enter);
  }, []);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 rounded border border-line-strong bg-surface-2 p-3">
      <p ref={title} id={id} tabIndex={-1} role="status" className="font-semibold">
        {t("call.title")}
      </p>
      {children}
      <Field label={t("call.note")} hint={t("call.noteHint")}>
        <Input
          autoComplete="off"
          maxLength={MAX.freeText}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <OutcomeButtons isBusy={isBusy} onChoose={(outcome) => onRecord(outcome, note.trim())} />
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onDismiss}>
          {t("call.none")}
        </Button>
      </div>
    </div>
  );
}

type OutcomeButtonsProps = { isBusy: boolean; onChoose: (outcome: CallOutcome) => void };

/** A button for each outcome that the office offers. */
export function OutcomeButtons({ isBusy, onChoose }: OutcomeButtonsProps) {
  const language = useLanguage();
  const { callOutcomes } = useOutcomes();
  return callOutcomes
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => (
      <Button key={id} variant="secondary" size="sm" disabled={isBusy} onClick={() => onChoose(id)}>
        {name[language]}
      </Button>
    ));
}
