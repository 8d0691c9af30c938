import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useLocalPath } from "../../../lib/local-link.tsx";

/** A form without an API call: opens the quote page with the ZIP code filled in. Rejects an incomplete ZIP code. */
export function useQuoteStart() {
  const navigate = useNavigate();
  const action = useLocalPath()("/quote");
  const [isZipCut, setZipCut] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
    const answers = new URLSearchParams(typed);
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
    /** `noValidate`: our messages replace the browser's, which are in the browser's language. */
    form: { method: "get", action, noValidate: true, onInput: () => setZipCut(false), onSubmit } as const,
  };
}
