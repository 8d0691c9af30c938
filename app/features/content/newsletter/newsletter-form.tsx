import { useEffect, useRef, useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { MAX } from "../../../../domain/platform/limits.ts";
import { useLocalPath } from "../../../lib/local-link.tsx";
import { ApiError, errorText } from "../../../lib/api.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { FieldNote } from "../../../ui/field.tsx";
import { Honeypot } from "../../work/leads/honeypot.tsx";
import { useEmailSuggestion } from "../../work/leads/use-email-suggestion.tsx";
import { useSubscribe } from "./use-subscribe.ts";

const EMAIL_ID = "newsletter-email";
const ERROR_ID = "newsletter-error";

/** Focuses the message: the form is gone, and with it the button that had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The newsletter sign-up form. Without JavaScript it is sent to a page that answers. */
export function NewsletterForm() {
  const { t } = useTranslation("newsletter");
  const { pathname } = useLocation();
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"idle" | "sending" | "sent" | "noted">("idle");
  const [error, setError] = useState<string>();
  const subscribe = useSubscribe();
  const { offer, inputProps } = useEmailSuggestion();

  useEffect(() => {
    // With JavaScript our own validation messages are shown; without it, the browser's.
    if (form.current) form.current.noValidate = true;
  }, []);

  function complain(message: string) {
    setError(message);
    setState("idle");
    document.getElementById(EMAIL_ID)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const fields = event.currentTarget;
    if (!fields.checkValidity()) return complain(t("invalid"));
    setError(undefined);
    setState("sending");
    try {
      const { isMailed } = await subscribe(new FormData(fields));
      setState(isMailed ? "sent" : "noted");
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields["email"] : undefined;
      complain(atField ?? errorText(thrown, t("failed")));
    }
  }

  if (state === "sent" || state === "noted") {
    const variant = state === "sent" ? "success" : "info";
    return (
      <Alert
        ref={takeFocus}
        tabIndex={-1}
        variant={variant}
        title={t(`${state}.title`)}
        className="scroll-clear text-ink"
      >
        {t(`${state}.text`)}
      </Alert>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/newsletter")}
      className="relative"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="from" value={pathname} />
      <Honeypot />
      <label htmlFor={EMAIL_ID} className="text-sm font-semibold">
        {t("email")}
      </label>
      <div className="mt-1.5 flex gap-3 max-sm:flex-col">
        <Input
          id={EMAIL_ID}
          name="email"
          type="email"
          required
          maxLength={MAX.email}
          autoComplete="email"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ERROR_ID : undefined}
          className="min-h-13"
          {...inputProps}
        />
        <Button type="submit" variant="accent" size="lg" busy={state === "sending"} className="shrink-0">
          {t("subscribe")}
        </Button>
      </div>
      <p id={ERROR_ID} aria-live="polite" className="mt-2 font-semibold text-on-deep-accent empty:hidden">
        {error}
      </p>
      <FieldNote className="mt-2 [&_svg]:text-current">{offer}</FieldNote>
    </form>
  );
}
