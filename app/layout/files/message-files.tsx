import { FolderInput, Forward, Paperclip } from "lucide-react";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import type { PresentedAttachment } from "../../../domain/api/work/messages.ts";
import { fileSize } from "../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useFileActions } from "./file-actions.tsx";
import { FileName, NotScanned } from "./file-name.tsx";
import { PreviewButton } from "./preview-button.tsx";

/** The attachments of a mail, to download, look at, send on and keep, and the number of dropped files. */
export function MessageFiles({ files, leftOut }: { files: readonly PresentedAttachment[]; leftOut: number }) {
  const { t } = useTranslation("messages");
  if (files.length === 0 && leftOut === 0) return null;
  return (
    <ul aria-label={t("files.label")} className="mt-2 grid grid-cols-1 gap-1 text-sm">
      {files.map((file) => (
        <MessageFile key={file.id} attachment={file} />
      ))}
      {leftOut > 0 && <li className="text-ink-soft">{t("conversation.leftOut", { count: leftOut })}</li>}
    </ul>
  );
}

function MessageFile({ attachment }: { attachment: PresentedAttachment }) {
  const { t } = useTranslation("messages");
  const language = useLanguage();
  const { sendOn, keep } = useFileActions();
  const { id, name, size, scan } = attachment;
  const stored = storedOf(attachment);
  return (
    <li className="flex flex-wrap items-center gap-x-1">
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-2">
        <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <a href={`/api/message-attachments/${id}/file`} download className="link">
            <FileName name={name} /> ({fileSize(size, language)})
          </a>
          <NotScanned scan={scan} />
        </span>
      </span>
      {stored && (
        <span className="flex">
          <PreviewButton file={stored} />
          {sendOn && <IconButton label={t("files.sendOn", { name })} icon={Forward} onClick={() => sendOn(stored)} />}
          {keep && <IconButton label={t("files.keep", { name })} icon={FolderInput} onClick={() => keep(attachment)} />}
        </span>
      )}
    </li>
  );
}

/** Returns the stored file of an attachment; null for one that an older version stored and that was not moved yet. */
function storedOf({ fileId, name, type, size, hasPreview, scan }: PresentedAttachment): StoredFile | null {
  return fileId === null ? null : { id: fileId, name, type, size, hasPreview, scan: scan ?? "not-scanned" };
}
