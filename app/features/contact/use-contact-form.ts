import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { SUCCESS_MS } from "../../../domain/limits.ts";
import { ApiError, errorText } from "../../lib/api.ts";
import { toast } from "../../ui/toast-store.ts";
import { useLeadSender } from "../leads/use-lead-sender.ts";
import { faultsOf, serverFaults } from "./contact-faults.ts";
import { valuesOf, type ContactValues, type Faults, type SentContact } from "./contact-values.ts";

/** The contact form's behaviour: checks, sends, tells, and keeps what was typed when it fails. */
export function useContactForm(sent: SentContact | undefined) {
  const { t } = useTranslation("contact");
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useState(sent?.reference);
  const [failure, setFailure] = useState(sent?.error);
  const [faults, setFaults] = useState(() => serverFaults(sent?.fields));
  const [sentCount, setSentCount] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const { send, edited } = useLeadSender("contact", "/api/contact-requests");

  useEffect(() => {
    if (!reference) return;
    const timer = setTimeout(() => setReference(undefined), SUCCESS_MS.contactBanner);
    return () => clearTimeout(timer);
  }, [reference]);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  function refuse(found: Faults): void {
    setFaults(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  }

  async function deliver(values: ContactValues): Promise<void> {
    try {
      const receipt = await send({ ...values, consent: "consent" in values });
      setSentCount((count) => count + 1);
      setReference(receipt.reference);
      toast({ title: t("toast.title"), description: t("toast.description") });
    } catch (error) {
      refuse(serverFaults(error instanceof ApiError ? error.fields : {}));
      setFailure(errorText(error, t("toast.error")));
      toast({ title: t("toast.errorTitle"), description: t("toast.error"), variant: "destructive" });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const values = valuesOf(new FormData(event.currentTarget));
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    setReference(undefined);
    const found = await faultsOf(values);
    refuse(found);
    if (Object.keys(found).length === 0) await deliver(values);
    isBusy.current = false;
    setSending(false);
  }

  /** A field that was marked is looked at again while it is mended; others wait for the next sending. */
  async function change(): Promise<void> {
    edited();
    if (!form.current || Object.keys(faults).length === 0) return;
    const found = await faultsOf(valuesOf(new FormData(form.current)));
    setFaults((marked) => Object.fromEntries(Object.entries(found).filter(([field]) => field in marked)));
  }

  function errorOf(field: string): string | undefined {
    const fault = faults[field];
    if (!fault) return undefined;
    return "text" in fault ? fault.text : t(fault.key);
  }

  return { form, reference, failure, isSending, sentCount, errorOf, submit, change };
}
