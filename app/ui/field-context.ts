import { createContext, useContext } from "react";

export type FieldState = {
  controlId: string;
  hintId?: string;
  noteId?: string;
  errorId?: string;
  required: boolean;
};

/** The state that a Field passes to the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

type ControlProps = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
  "aria-required"?: boolean | "true" | "false";
};

/** Completes a control's props with the id, description and state of the Field around it. */
export function useFieldControl<P extends ControlProps>(props: P): P {
  const field = useContext(FieldContext);
  if (!field) return props;

  const describedBy = [props["aria-describedby"], field.hintId, field.noteId, field.errorId].filter(Boolean).join(" ");
  return {
    ...props,
    id: props.id ?? field.controlId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.errorId ? true : undefined),
    // `aria-required` and not `required`: the browser's own bubble would hide our messages.
    "aria-required": props["aria-required"] ?? (field.required || undefined),
  };
}
