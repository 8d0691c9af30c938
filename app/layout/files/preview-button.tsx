import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { canBeShown } from "./can-be-shown.ts";

const FilePreview = lazy(() => import("./file-preview.tsx"));

/** A button that shows a file: the picture that the server made of it, or the pages of a PDF. */
export function PreviewButton({ file }: { file: StoredFile }) {
  const { t } = useTranslation("messages");
  const [isOpen, setOpen] = useState(false);
  if (!canBeShown(file)) return null;
  return (
    <>
      <IconButton label={t("files.preview", { name: file.name })} icon={Eye} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <FilePreview file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
