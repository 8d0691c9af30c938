import { Send } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConsentBox } from "../leads/consent-box.tsx";
import { Honeypot } from "../leads/honeypot.tsx";
import { ContactFields } from "./contact-fields.tsx";
import type { SentContact } from "./contact-values.ts";
import { useContactForm } from "./use-contact-form.ts";

/** Where the page comes back to when the form was sent without script. */
const OUTCOME = "contact-outcome";

export function ContactForm({ sent }: { sent: SentContact | undefined }) {
  const { t } = useTranslation("contact");
  const { form, reference, failure, isSending, sentCount, errorOf, submit, change } = useContactForm(sent);
  const typed = sentCount === 0 && sent ? sent.values : {};
  return (
    <form
      ref={form}
      method="post"
      action={`#${OUTCOME}`}
      noValidate
      aria-labelledby="contact-form-title"
      className="relative grid gap-5"
      onChange={() => void change()}
      onSubmit={(event) => void submit(event)}
    >
      {/* A message that went out leaves new, empty fields behind. */}
      <div key={sentCount} className="grid gap-5">
        <ContactFields errorOf={errorOf} typed={typed} />
        <Honeypot />
        <ConsentBox name="consent" defaultChecked={typed.consent === "on"} />
      </div>
      {/* Beside the button, where the eye is when the answer comes. */}
      <div id={OUTCOME} className="scroll-mt-40 empty:hidden">
        {failure && (
          <Alert variant="error" title={t("alert")}>
            {failure}
          </Alert>
        )}
        {reference && (
          <Alert variant="success" title={t("banner.title")}>
            {t("banner.reference", { reference })}
          </Alert>
        )}
      </div>
      <div className="grid gap-3">
        <Button type="submit" variant="accent" size="lg" disabled={isSending} className="sm:justify-self-start">
          <Send aria-hidden="true" />
          {isSending ? t("form.sending") : t("form.submit")}
        </Button>
        <p className="text-sm text-ink-soft">
          {t("form.note")}{" "}
          <LocalLink to="/privacy" className="link">
            {t("form.privacy")}
          </LocalLink>
        </p>
      </div>
    </form>
  );
}
