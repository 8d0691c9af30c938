import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { attachedId, storedId } from "../../../domain/work/answer-parts.ts";
import { ANSWER_MAX } from "../../../domain/platform/limits.ts";
import { api } from "../../lib/api.ts";
import type { AnswerSubject, Draft } from "./drafts.ts";
import { uploadPlace } from "./upload-place.ts";
import {
  addUploads,
  attachGone,
  attachStored,
  isOnItsWay,
  noteUploads,
  removeUpload,
  retryUpload,
  subscribeToUploads,
  uploadsOf,
  type Upload,
} from "../files/uploads.ts";

type DraftFiles = { about: AnswerSubject; files: string[]; onChange: (changes: Pick<Draft, "files">) => void };

/** The files of a draft: uploads under way, and those whose ids stand in it. */
export function useUploads({ about, files, onChange }: DraftFiles) {
  const place = uploadPlace(about);
  const list = useSyncExternalStore(
    subscribeToUploads,
    () => uploadsOf(place),
    () => uploadsOf(place),
  );
  const [isFull, setFull] = useState(false);
  useUnnoted(list, { place, files, onChange });
  useRestored(list, place, files);
  const room = ANSWER_MAX.files - files.length - list.filter(({ isNoted }) => !isNoted).length;
  const bytes = list.reduce((sum, { size }) => sum + size, 0);

  return {
    list,
    /** True when more files were chosen than a message may have. */
    isFull,
    isTooLarge: bytes > ANSWER_MAX.bytes,
    /** The reason why the message cannot be sent yet. */
    waitsFor: list.some(isOnItsWay) ? "sending" : list.some(({ state }) => state === "failed") ? "failed" : null,
    add(chosen: readonly File[]) {
      setFull(chosen.length > room);
      addUploads(place, chosen.slice(0, Math.max(0, room)));
    },
    retry: ({ key }: Upload) => retryUpload(place, key),
    remove({ key, stored }: Upload) {
      setFull(false);
      // The draft first: a stored file that is not noted in it would be added again.
      onChange({ files: files.filter((id) => id !== key && id !== (stored && attachedId(stored.id))) });
      removeUpload(place, key);
    },
  } as const;
}
export type Uploads = ReturnType<typeof useUploads>;

type Unnoted = Omit<DraftFiles, "about"> & { place: string };

/** Puts the ids of files that have arrived into the draft. */
function useUnnoted(list: readonly Upload[], { place, files, onChange }: Unnoted): void {
  const arrived = list.filter(({ stored, isNoted }) => stored && !isNoted);
  const note = useEffectEvent(() => {
    const ids = arrived.flatMap(({ stored }) => (stored ? [attachedId(stored.id)] : []));
    // In the order in which they were chosen, whichever arrived first.
    const chosen = list.flatMap(({ stored }) => (stored ? [attachedId(stored.id)] : []));
    const all = new Set([...files, ...ids]);
    onChange({ files: [...[...all].filter((id) => !chosen.includes(id)), ...chosen.filter((id) => all.has(id))] });
    noteUploads(
      place,
      arrived.map(({ key }) => key),
    );
  });
  const { length } = arrived;
  useEffect(() => {
    if (length > 0) note();
  }, [length]);
}

/** Loads name and size of the files in a draft that was begun elsewhere. */
function useRestored(list: readonly Upload[], place: string, files: string[]): void {
  const isListed = (id: string) =>
    list.some(({ key, stored }) => key === id || (stored && attachedId(stored.id) === id));
  const unknown = files.filter((id) => storedId(id) !== null && !isListed(id));
  const ids = unknown.map(storedId).join(",");
  const found = useQuery({
    queryKey: ["attached-files", ids],
    queryFn: () => api("GET /api/attached-files", { query: { ids } }),
    enabled: ids !== "",
    gcTime: 0,
  });
  const show = useEffectEvent((stored: NonNullable<typeof found.data>) => {
    for (const file of stored) attachStored(place, file, true);
    for (const id of unknown) if (!stored.some((file) => attachedId(file.id) === id)) attachGone(place, id);
  });
  const { data } = found;
  useEffect(() => {
    if (data) show(data);
  }, [data]);
}
