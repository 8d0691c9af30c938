import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useLocalPath } from "../../../lib/local-link.tsx";

/** A form that calls nobody and leads on to the quote page, the ZIP filled in; half a ZIP is asked for again. */
export function useQuoteStart() {
  const navigate = useNavigate();
  const action = useLocalPath()("/quote");
  const [isZipCut, setZipCut] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = new URLSearchParams(new FormData(form) as never);
    const zip = answers.get("zip");
    if (!zip) answers.delete("zip");
    else if (zip.length < MAX.zip) {
      setZipCut(true);
      form.querySelector<HTMLInputElement>("[name=zip]")?.focus();
      return;
    }
    void navigate(`${action}?${answers.toString()}`);
  }

  return {
    isZipCut,
    /** Our own messages speak, not the browser's, which are in its own language. */
    form: { method: "get", action, noValidate: true, onInput: () => setZipCut(false), onSubmit } as const,
  };
}
