import type { AnswerOptions } from "../../../domain/api/work/answers.ts";
import { storedId } from "../../../domain/work/answer-parts.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { fileSize } from "../../lib/file-size.ts";

type FileChoiceProps = {
  files: AnswerOptions["files"];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** The choice of the office's files and forms as attachments. */
export function FileChoice({ files, chosen, onChange }: FileChoiceProps) {
  const { t } = useTranslation("answers");
  const language = useLanguage();
  const ofOffice = chosen.filter((id) => storedId(id) === null);
  const isFull = chosen.length >= ANSWER_MAX.files;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        {t("files")}
        {ofOffice.length > 0 && ` · ${t("filesChosen", { count: ofOffice.length })}`}
      </summary>
      <div className="max-h-60 overflow-y-auto">
        {files.map(({ id, name, size }) => {
          const isChosen = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              label={size === null ? name : t("file", { name, size: fileSize(size, language) })}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
            />
          );
        })}
      </div>
    </details>
  );
}
