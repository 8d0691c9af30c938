import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { LeadReceipt } from "../../../../domain/api/work/leads.ts";
import { CLAIM } from "../../../../domain/work/lead-options.ts";
import { errorText, serverFaults } from "../../../lib/api.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { findFaults, type LoadRules } from "./find-faults.ts";
import { nameIn, valuesOf, type DatedReceipt, type LeadValues, type SentLead } from "./lead-values.ts";
import { bringIntoView } from "./bring-into-view.ts";
import { useLeadSender, type LeadEndpoint } from "./use-lead-sender.ts";

/** What sets one public form apart from the others. */
type Lead = {
  /** The name that its key is kept under. */
  name: string;
  endpoint: LeadEndpoint;
  /** The namespace of its texts. */
  texts: "contacts" | "quotes" | "short-quote";
  loadRules: LoadRules;
  /** How long a success is on show. */
  shownMs: number;
  /** Its toast says no more than that it failed; the reason stands in the form. */
  hasPlainToast?: boolean;
};

/** What a form's fields are drawn from. */
export type LeadFields = Pick<ReturnType<typeof useLeadForm>, "typed" | "errorOf">;

/**
 * A public form at work: idle, sending, confirmed for a while and then empty, or failed with what was typed kept.
 * It starts from what the server made of it, if it was sent without script.
 */
export function useLeadForm(lead: Lead, start: SentLead = { values: {} }) {
  const { t } = useTranslation(lead.texts);
  const { send, edited } = useLeadSender(lead.name, lead.endpoint);
  const isBusy = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState(start.values);
  const [faults, setFaults] = useState(start.fields ?? {});
  const [failure, setFailure] = useState(start.error);
  const [receipt, setReceipt] = useState(start.receipt);
  const [isConfirmed, setConfirmed] = useState(Boolean(start.receipt));
  /** Counts the successes: each leaves new, empty fields behind. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => setConfirmed(false), lead.shownMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, lead.shownMs]);

  /** Gives back what the server has against the fields; null when the request has arrived. */
  async function deliver(values: LeadValues): Promise<Record<string, string> | null> {
    try {
      const answer = await send({ ...values, consent: "consent" in values });
      const sent = dated(answer, values);
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
    isBusy.current = false;
    flushSync(() => {
      setFaults(left ?? {});
      setSending(false);
    });
    if (left) restoreFocus(form, alert.current);
    else bringIntoView(outcome.current);
  }

  /** Every edit: a marked field is looked at again while it is mended; the others wait for the next sending. */
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
    /** What was typed, for fields that are drawn anew. */
    typed,
    errorOf: (field: string) => faultText(t, faults[field]),
    isSending,
    failure,
    /** Of the last success. */
    receipt,
    /** Where the answer to a success stands, and the alert of a failure. */
    outcome,
    alert,
    /** Whether a success is on show. */
    isConfirmed,
    round,
    onInput: (event: FormEvent<HTMLFormElement>) => void edit(event),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

/** What is answered, with when, and with the name that was given. */
function dated(receipt: LeadReceipt, values: LeadValues): DatedReceipt {
  const isClaim = values["inquiryType"] === CLAIM;
  return { ...receipt, at: new Date().toISOString(), isClaim, name: nameIn(values) };
}

/** To the first fault; else to the button, which let go of the keyboard when it was disabled, and to the alert beside it. */
function restoreFocus(form: HTMLFormElement, alert: HTMLElement | null): void {
  const marked = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (marked) return marked.focus();
  if (document.activeElement === document.body) form.querySelector<HTMLElement>("[type=submit]")?.focus();
  alert?.scrollIntoView({ block: "nearest" });
}
