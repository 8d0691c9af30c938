import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode, type RefCallback } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { suggestEmail } from "../../../lib/suggest-email.ts";

/** Debounce delay after the last key, so that an address still being typed is not corrected. */
const PAUSE_MS = 300;

/** Suggests a correction of a misspelled mail domain such as gmial.com, when the visitor pauses or leaves the field. */
export function useEmailSuggestion() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => () => clearTimeout(pause.current), []);

  async function lookUp(typed: string) {
    // Without the checker there is no suggestion; the address is sent as typed.
    const found = await suggestEmail(typed).catch(() => undefined);
    if (input.current?.value === typed) setSuggestion(found);
  }

  function accept() {
    if (!input.current || !suggestion) return;
    setNativeValue(input.current, suggestion);
    // Dispatches an input event, so that the form notices the change like typed text.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  }

  const offer: ReactNode = suggestion && (
    <>
      {t("emailSuggestion")}{" "}
      <button
        type="button"
        className="min-h-6 text-start font-semibold wrap-anywhere text-current underline"
        onClick={accept}
      >
        {suggestion}
      </button>
    </>
  );
  return {
    offer: offer ?? false,
    inputProps: {
      ref: input,
      onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
        setSuggestion(undefined);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => void lookUp(value), PAUSE_MS);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => void lookUp(event.currentTarget.value),
    },
  };
}

/**
 * Sets the value with the native setter. React's own setter would record the value as its own and fire no change event.
 */
function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}

type RegisteredInput = { ref: RefCallback<HTMLInputElement>; onBlur(event: FocusEvent<HTMLInputElement>): unknown };

/** Combines the e-mail suggestion with an input registered in a form (react-hook-form). */
export function useRegisteredEmail<R extends RegisteredInput>(registered: R) {
  const { offer, inputProps } = useEmailSuggestion();
  const { ref, onInput, onBlur } = inputProps;
  return {
    offer,
    inputProps: {
      ...registered,
      onInput,
      ref(element: HTMLInputElement | null) {
        ref.current = element;
        registered.ref(element);
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        onBlur(event);
        return registered.onBlur(event);
      },
    },
  };
}
