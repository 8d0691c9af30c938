import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import type { AnswerSubject } from "../composer/drafts.ts";
import {
  addUploads,
  removeUpload,
  retryUpload,
  subscribeToUploads,
  uploadsOf,
  type Upload,
  type UploadGoal,
} from "./uploads.ts";

/** Uploads files and keeps each with the request or customer as it arrives, also after somebody has left the page. */
export function useKeptUploads({ path, id, reference }: AnswerSubject) {
  const { t } = useTranslation("messages");
  const client = useQueryClient();
  const place = `kept:${path}/${id}`;
  const list = useSyncExternalStore(
    subscribeToUploads,
    () => uploadsOf(place),
    () => uploadsOf(place),
  );

  const goal: UploadGoal = {
    async keep({ id: fileId }) {
      await api(`POST ${path}/:id/files`, { params: { id }, body: { fileId } });
      void client.invalidateQueries({ queryKey: ["kept-files"] });
    },
    onLost(error, name) {
      // Its row tells the same, but nobody may be looking at it.
      const title = [reference, t("files.uploadFailed", { name })].filter(Boolean).join(": ");
      showErrorToast(title, error, t("files.upload.faults.cutOff"));
    },
  };

  return {
    list,
    add: (files: readonly File[]) => addUploads(place, files, goal),
    retry: ({ key }: Upload) => retryUpload(place, key),
    remove: ({ key }: Upload) => removeUpload(place, key),
  };
}
