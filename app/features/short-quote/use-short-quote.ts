import { useEffect, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { SUCCESS_MS } from "../../../domain/limits.ts";
import { ApiError, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useLeadSender } from "../leads/use-lead-sender.ts";
import { findFaults, valuesOf } from "./find-faults.ts";
import type { SentShortQuote } from "./sent-short-quote.ts";

/** The short quote form at work: idle, submitting, confirmed for ten seconds, or failed with what was typed kept. */
export function useShortQuote(type: InsuranceType, sent: SentShortQuote | undefined) {
  const { t } = useTranslation("short-quote");
  const { send, edited } = useLeadSender(`short-quote-${type}`, "/api/quote-requests");
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState(sent?.fields ?? {});
  const [failure, setFailure] = useState(sent?.error);
  const [reference, setReference] = useState(sent?.reference);
  const [typed, setTyped] = useState(sent?.values ?? {});
  /** Counts the successes; the fields are drawn anew, empty, after each. */
  const [round, setRound] = useState(0);
  /** The round whose success is on show. */
  const [confirmed, setConfirmed] = useState(sent?.reference ? 0 : null);

  useEffect(() => {
    if (confirmed === null) return;
    const timer = setTimeout(() => setConfirmed(null), SUCCESS_MS.shortQuote);
    return () => clearTimeout(timer);
  }, [confirmed]);

  function succeed(newReference: string): void {
    setReference(newReference);
    setRound(round + 1);
    setConfirmed(round + 1);
    setTyped({});
    toast({ title: t("toast.title"), description: t("toast.description") });
  }

  function fail(error: unknown): void {
    const text = errorText(error, t("toast.error"));
    setConfirmed(null);
    setFailure(text);
    toast({ title: t("toast.errorTitle"), description: text, variant: "destructive" });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    setSubmitting(true);
    setFailure(undefined);
    let faults: Record<string, string> = {};
    try {
      faults = await findFaults(values);
      if (Object.keys(faults).length === 0) succeed((await send(values)).reference);
    } catch (error) {
      if (error instanceof ApiError) faults = error.fields;
      fail(error);
    }
    flushSync(() => {
      setErrors(faults);
      setSubmitting(false);
    });
    restoreFocus(form, Object.keys(faults));
  }

  /** Every edit: a fault is taken back while it is being mended. */
  function edit(event: FormEvent<HTMLFormElement>): void {
    edited();
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest);
  }

  return { round, typed, isSubmitting, errors, failure, reference, isConfirmed: confirmed !== null, submit, edit };
}

/** To the first fault; else to the button, where a disabled button or a field drawn anew let go of the keyboard. */
function restoreFocus(form: HTMLFormElement, faults: string[]): void {
  const control = faults[0] && form.elements.namedItem(faults[0]);
  if (control instanceof HTMLElement) control.focus();
  else if (document.activeElement === document.body) form.querySelector("button")?.focus();
}
