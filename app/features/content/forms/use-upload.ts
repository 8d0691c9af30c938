import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uploadTypeOf } from "../../../../domain/content/forms.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { BODY_LIMIT } from "../../../../domain/platform/limits.ts";
import { ApiError, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sendFile } from "./send-file.ts";

/** Validates a file with the same rules as the server, so that nobody uploads 10 MB only to see it rejected. */
async function faultOf(file: File | null): Promise<"missing" | "tooLarge" | "type" | null> {
  if (!file || file.size === 0) return "missing";
  if (file.size > BODY_LIMIT.upload) return "tooLarge";
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return uploadTypeOf(start) ? null : "type";
}

/** The state of the upload dialog: the chosen file, its error and the progress. */
export function useUpload(onDone: () => void) {
  const { t } = useTranslation("forms");
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function choose(chosen: File | null): Promise<boolean> {
    setFile(chosen);
    const fault = await faultOf(chosen);
    setError(fault && t(`upload.faults.${fault}`));
    return fault === null;
  }

  async function send(line: InsuranceType | ""): Promise<void> {
    if (progress !== null || !(await choose(file)) || !file) return;
    setProgress(0);
    try {
      await sendFile(file, line, setProgress);
      toast({ title: t("upload.done"), description: t("upload.doneText", { name: file.name }) });
      await client.invalidateQueries({ queryKey: ["list"] });
      onDone();
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.fields["file"] : undefined;
      setError(atField ?? errorText(thrown, t("upload.failedText")));
    } finally {
      setProgress(null);
    }
  }

  return { file, error, progress, choose, send };
}
