import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { hasOpenPlaceholder } from "../../../../domain/platform/placeholders.ts";
import { LANGUAGES, type Language } from "../../../../domain/platform/language.ts";
import { isChannel } from "../../../../domain/work/channels.ts";
import { api, errorText, serverFaults } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import type { FormValues } from "./values.ts";
import { PreviewTabs } from "./preview-tabs.tsx";

type TemplatePreviewProps = { values: FormValues; onClose: () => void };

/**
 * The preview of an unsaved template in both languages. The server fills it with the data of a real request, whose
 * reference the user enters. A hint tells when placeholders are left.
 */
export function TemplatePreview({ values: { values, es }, onClose }: TemplatePreviewProps) {
  const { t } = useTranslation("content");
  const [reference, setReference] = useState("");
  const preview = useMutation({
    mutationFn: async () => {
      const { channel } = values;
      if (!isChannel(channel)) throw new Error("a template has a channel");
      const made = LANGUAGES.map((language) => {
        const words = language === "es" ? es : values;
        const body = {
          channel,
          language,
          subject: String(words["subject"] ?? ""),
          body: String(words["body"] ?? ""),
          reference,
        };
        return api("POST /api/message-templates/preview", { body });
      });
      const [inEnglish, inSpanish] = await Promise.all(made);
      return { en: inEnglish, es: inSpanish };
    },
  });
  const atField = serverFaults(preview.error)["reference"];
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("preview.title")}>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          preview.mutate();
        }}
      >
        <Field
          label={t("preview.reference")}
          hint={t("preview.referenceHint")}
          error={atField}
          className="min-w-0 flex-1"
          required
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={preview.isPending} className="mt-6.5">
          {t("preview.show")}
        </Button>
      </form>
      {preview.error && !atField && (
        <Alert variant="error" className="mt-4">
          {errorText(preview.error, t("preview.failed"))}
        </Alert>
      )}
      {preview.data && (
        <PreviewTabs className="mt-4">
          {LANGUAGES.map((language) => (
            <TabPanel key={language} value={language} keepMounted={false}>
              <RenderedTemplate language={language} shown={preview.data[language]} />
            </TabPanel>
          ))}
        </PreviewTabs>
      )}
    </Dialog>
  );
}

type TemplateText = { subject: string; text: string };

function RenderedTemplate({ language, shown }: { language: Language; shown: TemplateText | undefined }) {
  const { t } = useTranslation("content");
  if (!shown) return null;
  const { subject, text } = shown;
  return (
    <div className="grid gap-3">
      <div lang={language} className="rounded border border-line bg-surface-2 p-4 break-words">
        {subject && <p className="mb-3 font-semibold">{subject}</p>}
        <p className="whitespace-pre-wrap">{text}</p>
      </div>
      {hasOpenPlaceholder(subject + text) && <p className="text-sm text-ink-soft">{t("preview.left")}</p>}
    </div>
  );
}
