import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { api, keepMark } from "../../lib/api.ts";
import { painted } from "../../lib/painted.ts";
import { useMay } from "../use-may.ts";
import {
  adoptDraft,
  draftOf,
  draftStateOf,
  isBegun,
  onDraftChange,
  otherDraftOf,
  type AnswerSubject,
} from "./drafts.ts";

/** The query that loads the user's draft from the server. */
const keptDraft = (about: AnswerSubject) => ({
  queryKey: ["answer-draft", about.path, about.id],
  queryFn: async () => {
    // A live change fetches it as well: that call is the page's own, and keeps no session alive.
    const withMark = keepMark();
    await painted();
    const found = await withMark(() => api(`GET ${about.path}/:id/answer-draft`, { params: { id: about.id } }));
    adoptDraft(about, found);
    return found.version;
  },
  // Not cached: what was written to a person does not stay in memory, and every opening asks anew.
  gcTime: 0,
});

/**
 * Returns true when the composer is shown: to a user who may answer, and to one who had begun a draft, on whatever
 * device, before a colleague took the request. It stays while its text is cut to be used elsewhere.
 */
export function useHasComposer(about: AnswerSubject, mayAnswer: boolean): boolean {
  const mayHaveDraft = useMay("customer-data", "create");
  const isWanted = isBegun(useKeptDraft(about).draft) || mayAnswer;
  const [hasComposer, setComposer] = useState(isWanted);
  if (isWanted && !hasComposer) setComposer(true);
  useQuery({ ...keptDraft(about), enabled: mayHaveDraft && !hasComposer });
  return hasComposer;
}

/**
 * Loads the draft that the user has begun on any device, and returns it as it stands while it is typed. A live change
 * does not load it again while the form is open: what is typed there would then replace the text of another device
 * without a word, as if it had been seen.
 */
export function useDraft(about: AnswerSubject, isOpen: boolean) {
  const kept = useQuery({
    ...keptDraft(about),
    enabled: ({ state }) => !isOpen || state.data === undefined,
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
