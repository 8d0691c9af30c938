import { Download } from "lucide-react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { addressOf } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FileName, NotScanned } from "./file-name.tsx";
import { ShownFile } from "./shown-file.tsx";

type FilePreviewProps = { file: StoredFile; onClose: () => void };

/** The preview of a file in a dialog. */
export default function FilePreview({ file, onClose }: FilePreviewProps) {
  const { t } = useTranslation("messages");
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={<FileName name={file.name} />}>
      {/* Before the frame, so that it has the focus first: a frame would keep the keys to itself. */}
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <ButtonLink
          href={addressOf("GET /api/files/:id", { params: { id: file.id } })}
          download
          variant="secondary"
          size="sm"
        >
          <Download aria-hidden="true" />
          {t("files.download")}
        </ButtonLink>
        <NotScanned scan={file.scan} />
      </p>
      <ShownFile file={file} onEscape={onClose} />
    </Dialog>
  );
}
