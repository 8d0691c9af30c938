import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { painted } from "../../lib/painted.ts";
import { adoptDraft, draftOf, draftStateOf, onDraftChange, otherDraftOf, type AnswerSubject } from "./drafts.ts";

/**
 * Loads the draft that the user has begun on any device, and returns it as it stands while it is typed. A live change
 * does not load it again while the form is open: what is typed there would then replace the text of another device
 * without a word, as if it had been seen.
 */
export function useDraft(about: AnswerSubject, isOpen: boolean) {
  const { path, id } = about;
  const kept = useQuery({
    queryKey: ["answer-draft", path, id],
    queryFn: async () => {
      await painted();
      const found = await api(`GET ${path}/:id/answer-draft`, { params: { id } });
      adoptDraft(about, found);
      return found.version;
    },
    enabled: ({ state }) => !isOpen || state.data === undefined,
    // Not cached: what was written to a person does not stay in memory, and every opening asks anew.
    gcTime: 0,
  });
  return { ...useKeptDraft(about), isFetching: kept.isFetching, refetch: kept.refetch };
}

/** Returns the draft of this page, its state, and the text of another device that it has replaced. */
export function useKeptDraft(about: AnswerSubject) {
  const draft = useSyncExternalStore(
    onDraftChange,
    () => draftOf(about),
    () => undefined,
  );
  const state = useSyncExternalStore(
    onDraftChange,
    () => draftStateOf(about),
    () => "none" as const,
  );
  const other = useSyncExternalStore(
    onDraftChange,
    () => otherDraftOf(about),
    () => null,
  );
  return { draft, state, other };
}

/**
 * Asks for the draft again when the person comes back to the page, which may be from another device. Not while the form
 * is open: what is typed there is saved, and the server then offers the other text.
 */
export function useDraftOnReturn(isOpen: boolean, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (isOpen) return;
    const look = () => void (document.visibilityState === "visible" && refetch());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isOpen, refetch]);
}
