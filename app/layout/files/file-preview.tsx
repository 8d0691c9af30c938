import { Download } from "lucide-react";
import { useState } from "react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { addressOf } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FileName, NotScanned } from "./file-name.tsx";
import { PdfPages } from "./pdf-pages.tsx";

type FilePreviewProps = { file: StoredFile; isPdf: boolean; onClose: () => void };

/** The preview of a file in a dialog. The file itself is only downloaded, never opened on our origin. */
export default function FilePreview({ file, isPdf, onClose }: FilePreviewProps) {
  const { t } = useTranslation("messages");
  const [hasFailed, setFailed] = useState(false);
  const params = { id: file.id };
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={<FileName name={file.name} />}>
      {/* Before the frame, so that it has the focus first: a frame would keep the keys to itself. */}
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <ButtonLink href={addressOf("GET /api/files/:id", { params })} download variant="secondary" size="sm">
          <Download aria-hidden="true" />
          {t("files.download")}
        </ButtonLink>
        <NotScanned scan={file.scan} />
      </p>
      {hasFailed && <Alert variant="error">{t("files.previewFailed")}</Alert>}
      {!hasFailed && isPdf && <PdfPages file={file} onFail={() => setFailed(true)} onEscape={onClose} />}
      {!hasFailed && !isPdf && (
        <img
          src={addressOf("GET /api/files/:id/preview", { params })}
          alt={t("files.picture", { name: file.name })}
          className="mx-auto max-h-[70dvh] max-w-full rounded border border-line"
          onError={() => setFailed(true)}
        />
      )}
    </Dialog>
  );
}
