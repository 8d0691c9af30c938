import { useQuery } from "@tanstack/react-query";
import { Camera, FolderOpen, Forward, Paperclip, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { addressOf, api, errorText } from "../../lib/api.ts";
import { useDates } from "../../lib/dates.ts";
import { fileSize } from "../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import type { AnswerSubject } from "../composer/drafts.ts";
import { useMay } from "../use-may.ts";
import { DropZone } from "./drop-zone.tsx";
import { useFileActions } from "./file-actions.tsx";
import { FileName, NotScanned } from "./file-name.tsx";
import { Picker } from "./picker.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { RenameFile } from "./rename-file.tsx";
import { ShareFile } from "./share-file.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useKeptUploads } from "./use-kept-uploads.ts";

/** The files that are kept with a request or a customer; new ones are uploaded here. */
export function KeptFiles({ about }: { about: AnswerSubject }) {
  const { t } = useTranslation("messages");
  const { path, id } = about;
  const mayAdd = useMay("customer-data", "create");
  const uploads = useKeptUploads(about);
  const files = useQuery({
    queryKey: ["kept-files", path, id],
    queryFn: () => api(`GET ${path}/:id/files`, { params: { id } }),
    gcTime: 0,
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <QueryStates query={files} error={errorText(files.error, t("files.listFailed"))} lines={2}>
        {(kept) => (
          <>
            {kept.length === 0 && <p className="text-sm text-ink-soft">{t("files.none")}</p>}
            {kept.length > 0 && (
              <ul aria-label={t("files.keptLabel")} className="grid grid-cols-1 gap-1">
                {kept.map((file) => (
                  <Row key={file.id} kept={file} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryStates>
      {mayAdd && (
        <DropZone onFiles={uploads.add}>
          <ul className="mb-2 grid grid-cols-1 gap-2 empty:hidden">
            {uploads.list.map((upload) => (
              <UploadRow key={upload.key} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Picker label={t("files.add")} icon={Paperclip} isSeveral onFiles={uploads.add} />
            <Picker label={t("files.photograph")} icon={Camera} isCamera onFiles={uploads.add} />
          </div>
        </DropZone>
      )}
    </div>
  );
}

function Row({ kept }: { kept: KeptFile }) {
  const { t } = useTranslation("messages");
  const language = useLanguage();
  const dates = useDates();
  const { sendOn } = useFileActions();
  const mayRename = useMay("customer-data", "edit");
  const mayRemove = useMay("customer-data", "delete");
  const [isRenaming, setRenaming] = useState(false);
  const mayShare = useMay("customer-data", "create");
  const { file, addedAt, addedBy, reference, uploadedAs, sharedAt } = kept;
  const { name } = file;
  const by = uploadedAs ? t(`files.uploadedAs.${uploadedAs}`) : addedBy;
  const facts = [fileSize(file.size, language), dates.date(addedAt), by, reference].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-2">
        <FolderOpen aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <a href={addressOf("GET /api/files/:id", { params: { id: file.id } })} download className="link">
            <FileName name={name} />
          </a>{" "}
          <span className="text-ink-soft">{facts.join(" · ")}</span>
          <NotScanned scan={file.scan} />
          {sharedAt && <Badge className="ms-1">{t("files.isShared")}</Badge>}
        </span>
      </span>
      <span className="flex">
        <PreviewButton file={file} />
        {sendOn && <IconButton label={t("files.sendOn", { name })} icon={Forward} onClick={() => sendOn(file)} />}
        {mayShare && reference && <ShareFile kept={kept} />}
        {mayRename && (
          <IconButton label={t("files.rename", { name })} icon={Pencil} onClick={() => setRenaming(true)} />
        )}
        {mayRemove && <Remove kept={kept} />}
      </span>
      {isRenaming && <RenameFile kept={kept} onClose={() => setRenaming(false)} />}
    </li>
  );
}

function Remove({ kept: { id, file } }: { kept: KeptFile }) {
  const { t } = useTranslation("messages");
  const { name } = file;
  const [isAsking, setAsking] = useState(false);
  const remove = useChange({
    request: () => ({ to: "DELETE /api/kept-files/:id", params: { id } }) as const,
    success: t("files.removed", { name }),
    failure: t("files.removeFailed"),
    renews: [["kept-files"]],
  });
  return (
    <>
      <IconButton label={t("files.remove", { name })} icon={Trash2} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("files.removeTitle")}
        description={t("files.removeText", { name })}
        confirmLabel={t("files.removeConfirm")}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
