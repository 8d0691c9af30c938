import { Camera, Paperclip } from "lucide-react";
import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Picker } from "../files/picker.tsx";
import { UploadRow } from "../files/upload-row.tsx";
import type { Draft } from "./drafts.ts";
import { FileChoice } from "./file-choice.tsx";
import type { Uploads } from "./use-uploads.ts";

type AttachmentsProps = {
  uploads: Uploads;
  files: AnswerOptions["files"];
  chosen: string[];
  error: string | undefined;
  onChange: (changes: Pick<Draft, "files">) => void;
};

/** The attachments of a mail: files of this device, photographs, and the office's files and forms. */
export function Attachments({ uploads, files, chosen, error, onChange }: AttachmentsProps) {
  const { t } = useTranslation("answers");
  return (
    <div role="group" aria-label={t("attach.label")} className="grid grid-cols-1 gap-2">
      {uploads.list.length > 0 && (
        <ul aria-label={t("attach.list")} className="grid grid-cols-1 gap-2">
          {uploads.list.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
          ))}
        </ul>
      )}
      <FieldError>{faultOf(t, uploads) ?? error}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Picker label={t("attach.choose")} icon={Paperclip} isSeveral onFiles={uploads.add} />
        {/* A camera is of use where one holds the device in the hand. */}
        <Picker label={t("attach.photograph")} icon={Camera} isCamera onFiles={uploads.add} />
      </div>
      <p className="text-sm text-ink-soft">{t("attach.hint")}</p>
      <FileChoice files={files} chosen={chosen} onChange={(next) => onChange({ files: next })} />
    </div>
  );
}

function faultOf(t: ReturnType<typeof useTranslation<"answers">>["t"], { isFull, isTooLarge }: Uploads) {
  if (isFull) return t("attach.tooMany", { count: ANSWER_MAX.files });
  return isTooLarge ? t("attach.tooLargeTogether") : undefined;
}
