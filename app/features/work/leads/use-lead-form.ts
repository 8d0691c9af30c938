import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import type { LeadReceipt } from "../../../../domain/api/work/leads.ts";
import { errorText, serverFaults } from "../../../lib/api.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { findFaults, type LoadRules } from "./find-faults.ts";
import { isAboutClaim, nameIn, valuesOf, type DatedReceipt, type LeadValues, type SentLead } from "./lead-values.ts";
import { bringIntoView } from "./bring-into-view.ts";
import { useLeadSender, type LeadEndpoint } from "./use-lead-sender.ts";

/** The options of one public form. */
type LeadFormOptions = {
  /** The name that its idempotency key is stored under. */
  name: string;
  endpoint: LeadEndpoint;
  /** The i18n namespace of its texts. */
  texts: "contacts" | "quotes" | "short-quote" | "service-pages";
  loadRules: LoadRules;
  /** Time in milliseconds that the success message is shown. */
  shownMs: number;
  /** Shows only a generic error in the toast; the reason is shown in the form. */
  hasPlainToast?: boolean;
};

/** The part of the form state that its fields need. */
export type LeadFields = Pick<ReturnType<typeof useLeadForm>, "typed" | "errorOf">;

/**
 * The state of a public form: idle, sending, confirmed for a while and then empty, or failed with the typed values
 * kept. It starts from the server's answer when the form was sent without JavaScript.
 */
export function useLeadForm(lead: LeadFormOptions, start: SentLead = { values: {} }) {
  const { t } = useTranslation(lead.texts);
  const { send, edited } = useLeadSender(lead.name, lead.endpoint);
  const { revalidate } = useRevalidator();
  const isBusy = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState(start.values);
  const [faults, setFaults] = useState(start.fields ?? {});
  const [failure, setFailure] = useState(start.error);
  const [receipt, setReceipt] = useState(start.receipt);
  const [isConfirmed, setConfirmed] = useState(Boolean(start.receipt));
  /** Counts the successes. It is the key of the fields, so each success leaves new, empty ones. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => setConfirmed(false), lead.shownMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, lead.shownMs]);

  /** Sends the values. Returns the server's field errors, or null when the request has arrived. */
  async function deliver(values: LeadValues): Promise<Record<string, string> | null> {
    try {
      const answer = await send({ ...values, consent: "consent" in values });
      const sent = toDatedReceipt(answer, values);
      setReceipt(sent);
      setConfirmed(true);
      setTyped({});
      setRound((count) => count + 1);
      // The toast promises no answer while the receipt asks for more: the two would contradict each other.
      const isAllDone = !sent.completionToken && !sent.isClaim;
      toast({ title: t("toast.title"), ...(isAllDone && { description: t("toast.description") }) });
      return null;
    } catch (error) {
      const text = errorText(error, t("toast.error"));
      const description = lead.hasPlainToast ? t("toast.error") : text;
      setFailure(text);
      toast({ title: t("toast.errorTitle"), description, variant: "destructive" });
      return serverFaults(error);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const values = valuesOf(new FormData(form));
    setSending(true);
    setFailure(undefined);
    setConfirmed(false);
    const found = await findFaults(lead.loadRules, values);
    const left = Object.keys(found).length === 0 ? await deliver(values) : found;
    if (left?.["consent"]) await askConsentAnew(form);
    isBusy.current = false;
    flushSync(() => {
      setFaults(left ?? {});
      setSending(false);
    });
    if (left) restoreFocus(form, alert.current);
    else bringIntoView(outcome.current);
  }

  /**
   * Unchecks the consent and fetches the text in force: the one shown is not, because the agency's name has changed
   * since the page was loaded.
   */
  async function askConsentAnew(form: HTMLFormElement): Promise<void> {
    const box = form.querySelector<HTMLInputElement>("[name=consent]");
    if (box) box.checked = false;
    setTyped(({ consent: _unseen, ...others }) => others);
    await revalidate();
  }

  /** Handles every edit: validates a field with an error again; the other fields wait for the next submission. */
  async function edit(event: FormEvent<HTMLFormElement>): Promise<void> {
    edited();
    const { name } = event.target as HTMLInputElement;
    const values = valuesOf(new FormData(event.currentTarget));
    setTyped((before) => ({ ...before, [name]: values[name] }));
    if (!(name in faults)) return;
    const { [name]: fault } = await findFaults(lead.loadRules, values);
    setFaults(({ [name]: _before, ...others }) => (fault ? { ...others, [name]: fault } : others));
  }

  return {
    /** The typed values, for fields that are rendered again. */
    typed,
    errorOf: (field: string) => faultText(t, faults[field]),
    isSending,
    failure,
    /** The receipt of the last success. */
    receipt,
    /** Refs of the success answer and of the error alert. */
    outcome,
    alert,
    /** True while the success message is shown. */
    isConfirmed,
    round,
    onInput: (event: FormEvent<HTMLFormElement>) => void edit(event),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** Returns the receipt with its time and the sender's name. */
function toDatedReceipt(receipt: LeadReceipt, values: LeadValues): DatedReceipt {
  return { ...receipt, at: new Date().toISOString(), isClaim: isAboutClaim(values), name: nameIn(values) };
}

/**
 * Moves the focus to the first field with an error; otherwise to the submit button, which lost the focus when it was
 * disabled, and scrolls the alert beside it into view.
 */
function restoreFocus(form: HTMLFormElement, alert: HTMLElement | null): void {
  const marked = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (marked) return marked.focus();
  if (document.activeElement === document.body) form.querySelector<HTMLElement>("[type=submit]")?.focus();
  alert?.scrollIntoView({ block: "nearest" });
}
