import { useEffect, useRef, type ReactNode } from "react";
import { consentParts, shownConsent } from "../../../../domain/work/consent.ts";
import { MARKETING_TEXT } from "../../../../domain/work/marketing-consent.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Section } from "./frame.tsx";
import { PrivateForm } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";

type Marketing = SectionProps["page"]["marketing"];
type Texts = NonNullable<Marketing["texts"]>;

/**
 * The messages beyond the request: the second consent, to texts and calls about renewals and other lines, and the
 * opt-out from mails like that. Each is changed here at once.
 */
export function FurtherMessages({ page: { marketing }, sent }: SectionProps) {
  const { t } = useTranslation("your-choices");
  const { texts, mails } = marketing;
  if (!texts && !mails) return null;
  return (
    <div id="marketing" className="scroll-mt-24">
      <Section title={t("marketing.title")}>
        <p>{t("marketing.lead")}</p>
        {texts && (texts.given ? <Given texts={texts} sent={sent} /> : <Ask texts={texts} sent={sent} />)}
        {mails && <Mails isStopped={mails.isStopped} sent={sent} />}
      </Section>
    </div>
  );
}

/** Returns true when this form was carried out just now. */
const isJust = (intent: string, sent: SectionProps["sent"]) => sent?.intent === intent && sent.isDone;

/** The present state of the consent. After a change it is announced and takes the focus, in place of the form that was sent. */
function Said({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <p ref={place} tabIndex={-1} {...(isNew && { role: "status" })} className="font-semibold">
      {children}
    </p>
  );
}

type TextsProps = { texts: Texts; sent: SectionProps["sent"] };

/** The unticked box, with the text that is sent back and recorded. */
function Ask({ texts, sent }: TextsProps) {
  const { t } = useTranslation("your-choices");
  const language = useLanguage();
  const { name } = useAgency();
  const error = sent?.intent === "marketing-give" ? sent.fields["agree"] : undefined;
  return (
    <>
      {isJust("marketing-withdraw", sent) && <Said isNew>{t("marketing.withdrawn")}</Said>}
      <PrivateForm intent="marketing-give" sent={sent} submit={t("marketing.give")} variant="secondary" done="">
        <p className="font-semibold">{t("marketing.number", { end: texts.numberEnd })}</p>
        <input type="hidden" name="consentText" value={shownConsent(MARKETING_TEXT[language], name)} />
        <Checkbox
          name="agree"
          value="yes"
          {...(error && { error })}
          label={
            <span className="text-sm text-ink-soft">
              {consentParts(language, name, MARKETING_TEXT).map(({ text, path }) =>
                path ? (
                  <LocalLink key={path} to={path} target="_blank" className="link">
                    {text}
                  </LocalLink>
                ) : (
                  text
                ),
              )}
            </span>
          }
        />
      </PrivateForm>
    </>
  );
}

/** The consent that was given, word for word, and the button that withdraws it. */
function Given({ texts: { numberEnd, given }, sent }: TextsProps) {
  const { t } = useTranslation("your-choices");
  const dates = useDates();
  if (!given) return null;
  return (
    <div className="grid gap-3">
      <Said isNew={isJust("marketing-give", sent)}>
        {t("marketing.given", { end: numberEnd, date: dates.dateTime(given.at) })}
      </Said>
      {given.text && (
        <blockquote className="border-s-4 border-line ps-4 text-sm text-ink-soft">{given.text}</blockquote>
      )}
      <PrivateForm
        intent="marketing-withdraw"
        sent={sent}
        submit={t("marketing.withdraw")}
        variant="secondary"
        done=""
      />
    </div>
  );
}

/** The opt-out from mails beyond the request, or the way back. */
function Mails({ isStopped, sent }: { isStopped: boolean; sent: SectionProps["sent"] }) {
  const { t } = useTranslation("your-choices");
  const deed = isStopped ? "allow" : "stop";
  const isNew = isJust(isStopped ? "mails-stop" : "mails-allow", sent);
  return (
    <div className="grid gap-3">
      <Said isNew={isNew}>{t(isStopped ? "mails.stopped" : "mails.allowed")}</Said>
      <PrivateForm
        key={deed}
        intent={`mails-${deed}`}
        sent={sent}
        submit={t(`mails.${deed}`)}
        variant="secondary"
        done=""
      />
    </div>
  );
}
