import { Alert } from "../../ui/alert.tsx";

/** The form is gone, and with it the button that had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Stands in the place of a form that was sent. */
export function SentNote({ title, text }: { title: string; text: string }) {
  return (
    <Alert ref={takeFocus} tabIndex={-1} variant="success" title={title}>
      {text}
    </Alert>
  );
}
