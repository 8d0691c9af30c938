import { FileCheck2, FileUp } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import { UPLOAD_TYPES } from "../../../../domain/content/forms.ts";
import { INSURANCE_TYPES, type InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { fileSize } from "../../../lib/file-size.ts";
import { useUpload } from "./use-upload.ts";
import { onSelectChange } from "../../../ui/on-select-change.ts";

/** The dialog "Quick Upload": uploads a PDF or a picture for the office. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("forms");
  const { file, error, progress, choose, send } = useUpload(onClose);
  const [line, setLine] = useState<InsuranceType | "">("");
  const isBusy = progress !== null;
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={t("upload.title")}
      description={t("upload.text")}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button busy={isBusy} onClick={() => void send(line)}>
            {t("upload.send")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <DropZone file={file} onFile={(chosen) => void choose(chosen)}>
          <Field label={t("upload.file")} hint={t("upload.hint")} error={error} required>
            <Input
              type="file"
              accept={Object.keys(UPLOAD_TYPES).join(",")}
              disabled={isBusy}
              className="cursor-pointer file:me-3 file:cursor-pointer file:rounded file:bg-indigo-soft file:px-3 file:py-1 file:font-semibold file:text-indigo"
              onChange={(event) => void choose(event.target.files?.[0] ?? null)}
            />
          </Field>
        </DropZone>
        <Field label={t("upload.line")}>
          <Select
            value={line}
            disabled={isBusy}
            placeholder={t("upload.noLine")}
            onChange={onSelectChange(["", ...INSURANCE_TYPES], setLine)}
          >
            {INSURANCE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`lines.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        {isBusy && <progress value={progress} aria-label={t("upload.progress")} className="h-2 w-full accent-indigo" />}
      </div>
    </Dialog>
  );
}

type DropZoneProps = { file: File | null; onFile: (file: File | null) => void; children: ReactNode };

/** A drop zone for a file. The file input inside does the same without drag and drop. */
function DropZone({ file, onFile, children }: DropZoneProps) {
  const { t } = useTranslation("forms");
  const language = useLanguage();
  const [isOver, setIsOver] = useState(false);
  const Icon = file ? FileCheck2 : FileUp;

  function handleDrag(event: DragEvent, isOverNow: boolean) {
    event.preventDefault();
    setIsOver(isOverNow);
  }

  return (
    <div
      className={cx(
        "grid gap-4 rounded border-2 border-dashed p-5",
        isOver ? "border-indigo bg-indigo-soft" : "border-line-strong/60",
      )}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        const { files } = event.dataTransfer;
        const field = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
        if (!field || field.disabled) return;
        // Sets the input's files, so that it also shows the file name.
        field.files = files;
        onFile(files[0] ?? null);
      }}
    >
      <p className="flex items-center gap-3 text-ink-soft">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-indigo" />
        <span className="min-w-0 wrap-anywhere" aria-live="polite">
          {file ? `${file.name} · ${fileSize(file.size, language)}` : t("upload.drop")}
        </span>
      </p>
      {children}
    </div>
  );
}
