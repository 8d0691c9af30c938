import { Alert } from "../../../ui/alert.tsx";

/** Focuses the note: the form is gone, and with it the button that had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type SentNoteProps = { id?: string; title: string; text: string; isSent?: boolean };

/** The note that replaces a form after it was sent. */
export function SentNote({ id, title, text, isSent = true }: SentNoteProps) {
  return (
    <Alert
      ref={takeFocus}
      id={id}
      tabIndex={-1}
      variant={isSent ? "success" : "info"}
      title={title}
      className="scroll-clear"
    >
      {text}
    </Alert>
  );
}
