import { useState } from "react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { addressOf } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { isPdf } from "./can-be-shown.ts";
import { PdfPages } from "./pdf-pages.tsx";

type ShownFileProps = { file: StoredFile; onEscape: () => void };

/** A file as it looks. The file itself is only downloaded, never opened on our origin. */
export function ShownFile({ file, onEscape }: ShownFileProps) {
  const { t } = useTranslation("messages");
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Alert variant="error">{t("files.previewFailed")}</Alert>;
  if (isPdf(file)) return <PdfPages file={file} onFail={() => setFailed(true)} onEscape={onEscape} />;
  return (
    <img
      src={addressOf("GET /api/files/:id/preview", { params: { id: file.id } })}
      alt={t("files.picture", { name: file.name })}
      className="mx-auto max-h-[70dvh] max-w-full rounded border border-line"
      onError={() => setFailed(true)}
    />
  );
}
