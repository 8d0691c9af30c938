import { useEffect, useRef, type FormEvent } from "react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { draftOf, dropDraft, fillIn, keepDraft } from "./quote-draft.ts";

/** Brings back what was typed and identifies nobody, after a reload or Back, until the request was sent or the tab closed. */
export function useQuoteDraft(type: InsuranceType, receipt: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (receipt) dropDraft();
  }, [receipt]);
  useEffect(() => {
    // Other types have other fields, which are drawn when their tab is opened.
    if (form.current) fillIn(form.current, draftOf(type));
  }, [type]);
  return { form, onDraft: (event: FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget) };
}
