import { Check, RotateCw, X } from "lucide-react";
import { fileSize } from "../../../lib/file-size.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAskBeforeReload } from "../../../lib/use-ask-before-reload.ts";
import { FieldError } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { UploadTarget } from "./send-file.ts";
import type { ChosenFile } from "./uploaded-file.ts";
import { useUploads, type UploadState } from "./use-uploads.ts";

type UploadListProps = {
  chosen: readonly ChosenFile[];
  target: UploadTarget;
  onRemove: (key: string) => void;
};

/** The chosen files, each with its progress, or with the reason why it is not sent. */
export default function UploadList({ chosen, target, onRemove }: UploadListProps) {
  const { t } = useTranslation("uploads");
  const { stateOf, retry, stop } = useUploads(chosen, target);
  const states = chosen.map(({ key }) => stateOf(key));
  useAskBeforeReload(states.some(({ step }) => step === "waiting" || step === "sending" || step === "lost"));
  const isAllDone = states.every(({ step }) => step === "done");
  return (
    <div className="grid gap-3">
      <ul aria-label={t("list")} className="grid gap-2">
        {chosen.map(({ key, file }) => (
          <Row
            key={key}
            file={file}
            state={stateOf(key)}
            onRetry={() => retry(key)}
            onRemove={() => {
              stop(key);
              onRemove(key);
            }}
          />
        ))}
      </ul>
      <p role="status" className="font-semibold text-sage empty:hidden">
        {isAllDone && t("allDone", { count: chosen.length })}
      </p>
    </div>
  );
}

type RowProps = { file: File; state: UploadState; onRetry: () => void; onRemove: () => void };

function Row({ file: { name, size }, state, onRetry, onRemove }: RowProps) {
  const { t } = useTranslation("uploads");
  const language = useLanguage();
  const { step, progress, fault } = state;
  const percent = Math.floor(progress * 100);
  const isRunning = step === "waiting" || step === "sending" || step === "lost";
  const said = {
    waiting: t("waiting"),
    sending: progress < 1 ? t("sending", { percent }) : t("checking"),
    lost: t("lost", { percent }),
    failed: null,
    done: t("done"),
  }[step];
  return (
    <li className="grid min-w-0 gap-2 rounded border border-line bg-surface px-4 py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="wrap-anywhere">{name}</span>{" "}
          <span className="text-sm text-ink-soft">
            {fileSize(size, language)}
            {said && ` · ${said}`}
          </span>
        </span>
        {step === "done" && <Check aria-hidden="true" className="size-5 shrink-0 text-sage" />}
        {step === "failed" && fault?.canRetry && (
          <IconButton label={t("retry", { name })} icon={RotateCw} onClick={onRetry} />
        )}
        {step !== "done" && (
          <IconButton label={t(isRunning ? "stop" : "remove", { name })} icon={X} onClick={onRemove} />
        )}
      </div>
      {isRunning && <progress value={progress} aria-label={name} className="block h-1 w-full accent-indigo" />}
      <FieldError>{fault && (fault.text ?? t(`faults.${fault.reason}`))}</FieldError>
    </li>
  );
}
