import { useRef, useState, type SubmitEvent } from "react";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** The server's answer to a login that was sent without JavaScript. It does not contain the password. */
export type SentLogin = { username?: string; error?: string; fields?: Record<string, string> };

export type Typed = Record<string, FormDataEntryValue>;

/** The reason why a step of the login failed: by field, in general, and whether the login has to start over. */
export type Refusal = { fields: Record<string, string>; text?: string; isOver?: boolean };

/**
 * A form that reads its fields on submit: a password manager may fill them in at any time, with or without an event. It
 * is small, so that the login page is interactive on its first load. Validation and sending are lazy loaded; if that
 * fails, the browser submits the form itself.
 */
export function useEntryForm(sent: SentLogin = {}) {
  const { t } = useTranslation("session");
  const [faults, setFaults] = useState(sent.fields ?? {});
  const [failure, setFailure] = useState(sent.error);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** Shows the errors and focuses the first field with one. */
  function show(form: HTMLFormElement, { fields, text }: Refusal): void {
    setFaults(fields);
    if (text !== undefined) {
      toast({ title: t("toast.failed"), description: text || t("toast.failed"), variant: "destructive" });
    }
    const first = Array.from(form.elements).find((field) => (field.getAttribute("name") ?? "") in fields);
    if (first instanceof HTMLElement) first.focus();
  }

  function submit(send: (typed: Typed) => Promise<Refusal | void>) {
    return async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      setFaults({});
      setFailure(undefined);
      try {
        const refusal = await send(Object.fromEntries(new FormData(form)));
        if (refusal) show(form, refusal);
      } catch {
        form.submit();
      }
      isUnderWay.current = false;
      setBusy(false);
    };
  }

  return { submit, errorOf: (name: string) => faultText(t, faults[name]), failure, isBusy };
}
