import { useRef, useState, type SubmitEvent } from "react";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** What the server made of a login that was sent without script. The password is not sent back. */
export type SentLogin = { username?: string; error?: string; fields?: Record<string, string> };

export type Typed = Record<string, FormDataEntryValue>;

/** Why a step of the login did not succeed: with which fields, in all, and whether it has to start over. */
export type Refusal = { fields: Record<string, string>; text?: string; isOver?: boolean };

/**
 * A form that reads its fields when it is sent: a password manager may have filled them in at any time, with or without
 * telling the page. It is small, so that the login page reacts at its first load; what checks and sends is fetched when
 * needed, and where that fails the browser sends the form itself.
 */
export function useEntryForm(sent: SentLogin = {}) {
  const { t } = useTranslation("session");
  const [faults, setFaults] = useState(sent.fields ?? {});
  const [failure, setFailure] = useState(sent.error);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** Shows what is wrong with which field, and goes to the first of them. */
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
