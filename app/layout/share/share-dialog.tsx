import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { SCREEN_SHARE } from "../../../domain/platform/limits.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";
import { shareDeskPath } from "../../../domain/work/share-options.ts";
import { useAgency } from "../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ShareLink } from "./share-link.tsx";
import { ShareSend } from "./share-send.tsx";
import { useNewShare } from "./use-new-share.ts";

/** The request that a share is made from, with the language of its customer. */
export type ShareAbout = { reference: string; language: Language };

type ShareDialogProps = { about?: ShareAbout; isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** The dialog that makes a link for a screen share, and leads to the session. */
export function ShareDialog({ about, isOpen, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation("share-desk");
  const host = useAgency().portal?.screenShareHost ?? null;
  const hasRelay = valueIn(useRouteLoaderData("routes/portal/layout"), "hasRelay") === true;
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState(about?.language ?? pageLanguage);
  const [relayOnly, setRelayOnly] = useState(false);
  const { share, generate, clear } = useNewShare(host);
  const input = { language, relayOnly, ...(about && { requestReference: about.reference }) };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("dialog.title")}
      description={t("dialog.text")}
      actions={
        share.state === "ready" ? (
          <>
            <Button variant="secondary" onClick={clear}>
              {t("dialog.again")}
            </Button>
            {/* A full page load: the right to show a screen belongs to the document. */}
            {share.id && <ButtonLink href={shareDeskPath(share.id)}>{t("dialog.enter")}</ButtonLink>}
          </>
        ) : (
          <Button busy={share.state === "generating"} onClick={() => void generate(input)}>
            {t("dialog.generate")}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {share.state === "ready" && <ShareLink link={share.link} />}
        {share.state === "ready" && share.id && <ShareSend id={share.id} ways={share.ways} />}
        {share.state === "none" && !host && (
          <>
            {!about && <LanguageChoice language={language} onChange={setLanguage} />}
            {hasRelay && (
              <Checkbox
                label={t("dialog.relay")}
                hint={t("dialog.relayHint")}
                checked={relayOnly}
                onChange={(event) => setRelayOnly(event.target.checked)}
              />
            )}
          </>
        )}
        <p role="status" className="empty:hidden">
          {share.state === "generating" && t("dialog.generating")}
        </p>
        <Alert role="note">{t("dialog.notice", { minutes: SCREEN_SHARE.sessionMinutes })}</Alert>
      </div>
    </Dialog>
  );
}

/** The language in which the customer reads the page behind the link. */
function LanguageChoice({ language, onChange }: { language: Language; onChange(language: Language): void }) {
  const { t } = useTranslation("share-desk");
  return (
    <Field label={t("dialog.language")}>
      <Select
        value={language}
        onChange={({ target }) => onChange(LANGUAGES.find((one) => one === target.value) ?? "en")}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {t(`portal:languages.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
