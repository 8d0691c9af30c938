import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContentRestoration } from "../../../../domain/api/content/content.ts";
import type { ContentItem, ContentInput, ContentKind, ContentOrder } from "../../../../domain/content/content.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { renew } from "../../../lib/renew.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Fetches the items of a kind. */
export function useContentList(kind: ContentKind) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["content", kind, language],
    queryFn: () => api("GET /api/content/:kind", { params: { kind } }),
  });
}

/** Fetches one item. It is not cached: an edit must never start from stale data. */
export function useContentItem(kind: ContentKind, id: number) {
  return useQuery({
    queryKey: ["content", kind, id],
    queryFn: () => fetchItem(kind, id),
    gcTime: 0,
  });
}

/** Fetches the versions of an item, the newest first. */
export function useContentVersions(kind: ContentKind, id: number) {
  return useQuery({
    queryKey: ["content", kind, id, "versions"],
    queryFn: () => api("GET /api/content/:kind/:id/versions", { params: { kind, id } }),
    gcTime: 0,
  });
}

/** Fetches the deleted items of a kind. */
export function useDeletedContent(kind: ContentKind) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["content", kind, "deleted", language],
    queryFn: () => api("GET /api/content/:kind/deleted", { params: { kind } }),
  });
}

export function fetchItem(kind: ContentKind, id: number): Promise<ContentItem> {
  return api("GET /api/content/:kind/:id", { params: { kind, id } });
}

type Change =
  | { step: "create"; body: ContentInput }
  | { step: "update"; id: number; body: ContentInput }
  | { step: "order"; body: ContentOrder }
  | { step: "confirm"; ids: number[] }
  | { step: "remove-samples"; ids: number[] }
  | { step: "delete"; id: number; dependents: number }
  | { step: "restore"; id: number; body: ContentRestoration }
  | { step: "newsletter"; id: number };

async function sendChange(kind: ContentKind, change: Change) {
  switch (change.step) {
    case "create":
      return api("POST /api/content/:kind", { params: { kind }, body: change.body });
    case "update":
      return api("PUT /api/content/:kind/:id", { params: { kind, id: change.id }, body: change.body });
    case "order":
      return api("PUT /api/content/:kind/order", { params: { kind }, body: change.body });
    case "confirm":
      return api("PUT /api/content/:kind/confirmation", { params: { kind }, body: { ids: change.ids } });
    case "remove-samples":
      return api("POST /api/content/:kind/sample-removal", { params: { kind }, body: { ids: change.ids } });
    case "delete": {
      const { id, dependents } = change;
      return api("DELETE /api/content/:kind/:id", { params: { kind, id }, query: { dependents } });
    }
    case "restore":
      return api("POST /api/content/:kind/:id/restore", { params: { kind, id: change.id }, body: change.body });
    case "newsletter":
      return api("POST /api/content/posts/:id/newsletter", { params: { id: change.id } });
  }
}

/** Changes content of a kind. Success or failure, the lists are refetched. */
export function useContentChange(kind: ContentKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => sendChange(kind, change),
    onSettled: (_made, error) => renew(client, error, [["content"]]),
  });
}

/** The server's response to a change. */
type ChangeResult = Awaited<ReturnType<typeof sendChange>>;
type ToastContent = { title: string; description?: string };
type ToastTexts = { done: string | ((made: ChangeResult) => ToastContent); failed: string };

/**
 * Changes content of a kind and shows a toast with the result, even when the component that asked is unmounted by then.
 * Returns whether the change was made.
 */
export function useContentChangeWithToast(kind: ContentKind) {
  const { t } = useTranslation("content");
  const { mutateAsync, isPending } = useContentChange(kind);
  async function make(change: Change, { done, failed }: ToastTexts): Promise<boolean> {
    try {
      const made = await mutateAsync(change);
      toast(typeof done === "string" ? { title: done } : done(made));
      return true;
    } catch (error) {
      showErrorToast(failed, error, t("tryAgain"));
      return false;
    }
  }
  return { make, isPending };
}
