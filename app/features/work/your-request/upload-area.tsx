import { Camera, Paperclip, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useParams } from "react-router";
import type { UploadPurpose } from "../../../../domain/work/upload-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { newKey } from "../../../lib/new-key.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { ChosenFile, Unfinished } from "./uploaded-file.ts";

/** Loaded with the first file: nobody else needs the library of uploads. */
const UploadList = lazy(() => import("./upload-list.tsx"));

type UploadAreaProps = {
  purpose: UploadPurpose;
  labels: Record<"add" | "photograph", string>;
  unfinished: readonly Unfinished[];
};

/** Chooses files or takes photographs, and sends them with their progress. */
export function UploadArea({ purpose, labels, unfinished }: UploadAreaProps) {
  const { t } = useTranslation("uploads");
  const { token = "" } = useParams();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const add = (files: File[]) => setChosen((before) => [...before, ...files.map((file) => ({ key: newKey(), file }))]);
  const remove = (key: string) => setChosen((before) => before.filter((one) => one.key !== key));
  return (
    <div className="grid gap-4">
      {chosen.length > 0 && (
        <Suspense fallback={<Spinner />}>
          <UploadList chosen={chosen} target={{ token, purpose, unfinished }} onRemove={remove} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <FileButton label={labels.add} icon={Paperclip} onFiles={add} />
        <FileButton label={labels.photograph} icon={Camera} isCamera onFiles={add} />
      </div>
      <p className="hidden noscript:block">{t("noScript")}</p>
    </div>
  );
}

type FileButtonProps = { label: string; icon: LucideIcon; isCamera?: boolean; onFiles: (files: File[]) => void };

/**
 * A file field that looks like a button. The field itself takes the press, so that it works before the page is hydrated;
 * what was chosen until then is taken afterwards.
 */
function FileButton({ label, icon: Icon, isCamera = false, onFiles }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  function take() {
    if (!field.current?.files?.length) return;
    onFiles([...field.current.files]);
    // The same file can be chosen again, as after its removal.
    field.current.value = "";
  }
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  const className = isCamera ? "hidden pointer-coarse:inline-flex" : undefined;
  return (
    <label
      className={buttonClass({
        variant: "secondary",
        className: `focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-indigo ${className ?? ""}`,
      })}
    >
      <Icon aria-hidden="true" />
      {label}
      <input
        ref={field}
        type="file"
        className="sr-only"
        multiple={!isCamera}
        {...(isCamera && { accept: "image/*", capture: "environment" })}
        onChange={take}
      />
    </label>
  );
}
