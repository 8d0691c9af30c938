import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode, type RefCallback } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { suggestEmail } from "../../../lib/suggest-email.ts";

/** So long after the last key: an address that is still being typed is not corrected. */
const PAUSE_MS = 300;

/** Offers a correction of a misspelt mail domain such as gmial.com, once the visitor pauses or leaves the field. */
export function useEmailSuggestion() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => () => clearTimeout(pause.current), []);

  async function lookUp(typed: string) {
    // A checker that cannot be fetched offers nothing; the address is sent as it was typed.
    const found = await suggestEmail(typed).catch(() => undefined);
    if (input.current?.value === typed) setSuggestion(found);
  }

  function accept() {
    if (!input.current || !suggestion) return;
    typeInto(input.current, suggestion);
    // The form hears of it as of anything that is typed.
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

/** Sets the value past React, which would take it for one that it has written itself, and tell no form of it. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
}

type Registered = { ref: RefCallback<HTMLInputElement>; onBlur(event: FocusEvent<HTMLInputElement>): unknown };

/** The same for a control that is registered with a form. */
export function useRegisteredEmail<R extends Registered>(registered: R) {
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
