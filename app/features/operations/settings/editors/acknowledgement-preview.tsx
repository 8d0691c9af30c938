import { useQuery } from "@tanstack/react-query";
import type { PreviewedAcknowledgement } from "../../../../../domain/api/operations/settings.ts";
import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { LANGUAGES } from "../../../../../domain/platform/language.ts";
import { api } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";

type PreviewProps = { value: Settings["acknowledgements"]; onClose: () => void };

/** The acknowledgements that are being edited, as people would get them, in both languages and with sample values. */
export function AcknowledgementPreview({ value, onClose }: PreviewProps) {
  const { t } = useTranslation("settings");
  const preview = useQuery({
    queryKey: ["acknowledgement-preview", value],
    queryFn: () => api("POST /api/settings/acknowledgements/preview", { body: { value } }),
    retry: false,
  });
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("acknowledgements.preview")}>
      <p className="mb-4 text-ink-soft">{t("acknowledgements.sample")}</p>
      <QueryStates query={preview} error={t("acknowledgements.previewFailed")}>
        {(all) => (
          <div className="grid gap-6">
            {LANGUAGES.map((language) => (
              <section key={language} aria-labelledby={`preview-${language}`} className="grid gap-4">
                <h3 id={`preview-${language}`} className="text-lg">
                  {t(`languages.${language}`)}
                </h3>
                {all
                  .filter((one) => one.language === language)
                  .map((one) => (
                    <Previewed key={one.id} {...one} />
                  ))}
              </section>
            ))}
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}

function Previewed({ id, language, subject, heading, paragraphs, sms }: PreviewedAcknowledgement) {
  const { t } = useTranslation("settings");
  return (
    <article className="grid gap-3 rounded border border-line p-4">
      <h4>{t(`acknowledgements.of.${id}`)}</h4>
      <div lang={language} className="grid gap-2 wrap-anywhere">
        <p className="font-semibold">{subject}</p>
        <p className="font-display text-lg">{heading}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="rounded bg-surface-2 p-3 text-sm">{sms}</p>
      </div>
    </article>
  );
}
