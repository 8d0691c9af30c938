import { useEffect, useRef, type FormEvent } from "react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { draftOf, dropDraft, fillIn, keepDraft } from "./quote-draft.ts";

/**
 * Restores the draft of non-identifying values after a reload or Back, until the request is sent or the tab is closed.
 */
export function useQuoteDraft(type: InsuranceType, receipt: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (receipt) dropDraft();
  }, [receipt]);
  useEffect(() => {
    // Fills in again for another type: its other fields appear when its tab is opened.
    if (form.current) fillIn(form.current, draftOf(type));
  }, [type]);
  return { form, onDraft: (event: FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget) };
}
