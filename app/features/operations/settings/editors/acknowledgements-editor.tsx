import { useState } from "react";
import { firstAcknowledgements } from "../../../../../content/acknowledgements.ts";
import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LANGUAGES, type Localized } from "../../../../../domain/platform/language.ts";
import { wrongPlaceholders } from "../../../../../domain/platform/placeholders.ts";
import { ACKNOWLEDGEMENT_PLACEHOLDERS } from "../../../../../domain/work/acknowledgements.ts";
import { LEAD_KINDS, type LeadKind } from "../../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { pathTo, propertiesOf, type EditorProps } from "../editing.ts";
import { LongInput } from "../inputs.tsx";
import { AcknowledgementPreview } from "./acknowledgement-preview.tsx";

type Texts = Settings["acknowledgements"];

/** The mails and text messages that thank visitors, with a preview of what is not saved yet. */
export function AcknowledgementsEditor(props: EditorProps<Texts>) {
  const { t } = useTranslation("settings");
  const [isPreviewed, setPreviewed] = useState(false);
  const marks = ACKNOWLEDGEMENT_PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
  return (
    <>
      <p className="text-sm text-ink-soft">{t("acknowledgements.placeholders", { marks })}</p>
      {LEAD_KINDS.map((kind) => (
        <KindTexts key={kind} kind={kind} {...props} />
      ))}
      <ClaimTexts {...props} />
      <div>
        <Button variant="secondary" onClick={() => setPreviewed(true)}>
          {t("acknowledgements.preview")}
        </Button>
      </div>
      {isPreviewed && <AcknowledgementPreview value={props.value} onClose={() => setPreviewed(false)} />}
    </>
  );
}

function KindTexts({ kind, ...props }: EditorProps<Texts> & { kind: LeadKind }) {
  const { t } = useTranslation("settings");
  const { value, onChange } = props;
  const of = propertiesOf(props);
  const mail = propertiesOf(propertiesOf(of("mail"))(kind));
  const reset = () =>
    onChange({
      ...value,
      mail: { ...value.mail, [kind]: firstAcknowledgements.mail[kind] },
      sms: { ...value.sms, [kind]: firstAcknowledgements.sms[kind] },
    });
  return (
    <TextGroup title={t(`acknowledgements.of.${kind}`)} onReset={reset}>
      <BothLanguages label={t("acknowledgements.subject")} rows={1} {...mail("subject")} />
      <BothLanguages label={t("acknowledgements.heading")} rows={1} {...mail("heading")} />
      <BothLanguages label={t("acknowledgements.text")} hint={t("acknowledgements.textHint")} {...mail("text")} />
      <BothLanguages
        label={t("acknowledgements.sms")}
        hint={t("acknowledgements.smsHint")}
        rows={2}
        {...propertiesOf(of("sms"))(kind)}
      />
    </TextGroup>
  );
}

function ClaimTexts(props: EditorProps<Texts>) {
  const { t } = useTranslation("settings");
  const claim = propertiesOf(propertiesOf(props)("claim"));
  return (
    <TextGroup
      title={t("acknowledgements.of.claim")}
      onReset={() => props.onChange({ ...props.value, claim: firstAcknowledgements.claim })}
    >
      <p className="text-sm text-ink-soft">{t("acknowledgements.claimHint")}</p>
      <BothLanguages label={t("acknowledgements.text")} hint={t("acknowledgements.textHint")} {...claim("mail")} />
      <BothLanguages
        label={t("acknowledgements.sms")}
        hint={t("acknowledgements.claimSmsHint")}
        rows={2}
        {...claim("sms")}
      />
    </TextGroup>
  );
}

type TextGroupProps = { title: string; onReset: () => void; children: React.ReactNode };

function TextGroup({ title, onReset, children }: TextGroupProps) {
  const { t } = useTranslation("settings");
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {children}
      <div>
        <Button variant="ghost" size="sm" aria-label={t("acknowledgements.resetOf", { name: title })} onClick={onReset}>
          {t("acknowledgements.reset")}
        </Button>
      </div>
    </fieldset>
  );
}

type BothProps = EditorProps<Localized> & { label: string; hint?: string; rows?: number };

/** A text in both languages. Placeholders that cannot be filled in are named as they are typed. */
function BothLanguages({ value, path, onChange, label, ...rest }: BothProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => {
        const wrong = wrongPlaceholders(value[language], ACKNOWLEDGEMENT_PLACEHOLDERS);
        return (
          <LongInput
            key={language}
            lang={language}
            label={t("acknowledgements.inLanguage", { label, language: t(`languages.${language}`) })}
            note={wrong.length > 0 ? t("acknowledgements.wrong", { marks: wrong.join(", ") }) : ""}
            value={value[language]}
            path={pathTo(path, language)}
            onChange={(text) => onChange({ ...value, [language]: text })}
            {...rest}
          />
        );
      })}
    </div>
  );
}
