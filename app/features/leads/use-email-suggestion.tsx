import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { suggestEmail } from "../../lib/suggest-email.ts";

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
    input.current.value = suggestion;
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
