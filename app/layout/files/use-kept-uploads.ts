import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useAskBeforeReload } from "../../lib/use-ask-before-reload.ts";
import type { AnswerSubject } from "../composer/drafts.ts";
import {
  addUploads,
  noteUploads,
  removeUpload,
  retryUpload,
  subscribeToUploads,
  uploadsOf,
  type Upload,
} from "./uploads.ts";

/** Uploads files and keeps each with the request or customer as it arrives. */
export function useKeptUploads({ path, id }: AnswerSubject) {
  const { t } = useTranslation("messages");
  const client = useQueryClient();
  const place = `kept:${path}/${id}`;
  const list = useSyncExternalStore(
    subscribeToUploads,
    () => uploadsOf(place),
    () => uploadsOf(place),
  );
  useAskBeforeReload(list.some(({ state }) => state === "waiting" || state === "sending"));

  async function keep({ key, stored }: Upload) {
    if (!stored) return;
    noteUploads(place, [key]);
    try {
      await api(`POST ${path}/:id/files`, { params: { id }, body: { fileId: stored.id } });
    } catch (error) {
      showErrorToast(t("files.keepFailed"), error);
    }
    removeUpload(place, key);
    await client.invalidateQueries({ queryKey: ["kept-files"] });
  }

  const arrived = list.filter(({ stored, isNoted }) => stored && !isNoted);
  const keepAll = useEffectEvent(() => {
    for (const upload of arrived) void keep(upload);
  });
  const { length } = arrived;
  useEffect(() => {
    if (length > 0) keepAll();
  }, [length]);

  return {
    list,
    add: (files: readonly File[]) => addUploads(place, files),
    retry: ({ key }: Upload) => retryUpload(place, key),
    remove: ({ key }: Upload) => removeUpload(place, key),
  };
}
