import { RotateCw, X } from "lucide-react";
import { fileSize } from "../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { FieldError } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { FileName, NotScanned } from "./file-name.tsx";
import type { Upload } from "./uploads.ts";

type UploadRowProps = { upload: Upload; onRetry: (upload: Upload) => void; onRemove: (upload: Upload) => void };

/** One file: its progress, or the reason why it is not attached. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTranslation("messages");
  const language = useLanguage();
  const { name, size, state, progress, fault, canRetry, stored } = upload;
  const shown = name || t("files.upload.unnamed");
  return (
    <li className="min-w-0 rounded border border-line bg-surface ps-3">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1 py-1">
          <FileName name={shown} />
          <span className="ms-2 text-sm text-ink-soft">
            {state === "failed" ? null : fileSize(size, language)}
            {state === "sending" && ` · ${t("files.upload.progress", { percent: Math.floor(progress * 100) })}`}
          </span>
          {stored && <NotScanned scan={stored.scan} />}
        </span>
        {state === "failed" && canRetry && (
          <IconButton
            label={t("files.upload.retry", { name: shown })}
            icon={RotateCw}
            onClick={() => onRetry(upload)}
          />
        )}
        <IconButton label={t("files.upload.remove", { name: shown })} icon={X} onClick={() => onRemove(upload)} />
      </div>
      {(state === "sending" || state === "waiting") && (
        <progress value={progress} aria-label={shown} className="block h-1 w-full accent-indigo" />
      )}
      <FieldError className="pe-3 pb-2">
        {fault && ("text" in fault ? fault.text : t(`files.upload.faults.${fault.reason}`))}
      </FieldError>
    </li>
  );
}
