import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContentItem, ContentKind, ContentOrder, ContentSummary } from "../../../domain/content.ts";
import { api } from "../../lib/api.ts";
import { complain } from "../../lib/complain.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { renew } from "../../lib/renew.ts";
import { toast } from "../../ui/toast-store.ts";

const BASE = "/api/content";

/** The items of a kind. */
export function useContentList(kind: ContentKind) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["content", kind, language],
    queryFn: () => api<ContentSummary[]>(`${BASE}/${kind}`),
  });
}

/** One item as it is now: what is edited must never come out of a memory. */
export function useContentItem(kind: ContentKind, id: number) {
  return useQuery({
    queryKey: ["content", kind, id],
    queryFn: () => fetchItem(kind, id),
    gcTime: 0,
  });
}

export function fetchItem(kind: ContentKind, id: number): Promise<ContentItem> {
  return api<ContentItem>(`${BASE}/${kind}/${id}`);
}

type Change =
  | { step: "create"; body: object }
  | { step: "update"; id: number; body: object }
  | { step: "order"; body: ContentOrder }
  | { step: "confirm"; ids: number[] }
  | { step: "delete"; id: number; dependents: number }
  | { step: "newsletter"; id: number };

function callOf(kind: ContentKind, change: Change): Promise<unknown> {
  switch (change.step) {
    case "create":
      return api(`${BASE}/${kind}`, { method: "POST", body: change.body });
    case "update":
      return api(`${BASE}/${kind}/${change.id}`, { method: "PUT", body: change.body });
    case "order":
      return api(`${BASE}/${kind}/order`, { method: "PUT", body: change.body });
    case "confirm":
      return api(`${BASE}/${kind}/confirmation`, { method: "PUT", body: { ids: change.ids } });
    case "delete":
      return api(`${BASE}/${kind}/${change.id}?dependents=${change.dependents}`, { method: "DELETE" });
    case "newsletter":
      return api(`${BASE}/${kind}/${change.id}/newsletter`, { method: "POST" });
  }
}

/** Changes the content of a kind; whatever came of it, the lists are fetched anew. */
export function useContentChange(kind: ContentKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => callOf(kind, change),
    onSettled: (_made, error) => renew(client, error, [["content"]]),
  });
}

/** What the server says of a change beyond that it is made. */
type Made = { isMailed?: boolean } | undefined;
type Told = { title: string; description?: string };
type Outcome = { done: string | ((made: Made) => Told); failed: string };

/** The same with a toast for what came of it. It is said even when the list that asked is gone by then. */
export function useToldChange(kind: ContentKind) {
  const { t } = useTranslation("content");
  const { mutateAsync, isPending } = useContentChange(kind);
  async function make(change: Change, { done, failed }: Outcome): Promise<void> {
    try {
      const made = (await mutateAsync(change)) as Made;
      toast(typeof done === "string" ? { title: done } : done(made));
    } catch (error) {
      complain(failed, error, t("tryAgain"));
    }
  }
  return { make, isPending };
}
