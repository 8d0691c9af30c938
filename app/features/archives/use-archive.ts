import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { useList } from "../../lib/use-list.ts";
import { toast } from "../../ui/toast-store.ts";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";

const PAGE = 25;

/** The messages of an archive, and the one that the address names. */
export function useArchive<Row extends StoredMessage>({ path, name }: ArchiveKind<Row>) {
  const { parameters, change } = useAddress();
  const list = useList<Row>(path, { name, limit: PAGE });
  const selected = Number(parameters.get("message")) || null;
  const listed = list.rows.find((row) => row.id === selected);
  // One that a link led to may be on another page of the list.
  const single = useQuery({
    queryKey: ["message", path, selected],
    queryFn: () => api<Row>(`${path}/${selected}`),
    enabled: selected !== null && !listed && !list.query.isPending,
  });
  return {
    list,
    selected,
    message: listed ?? single.data,
    isGone: single.isError,
    select: (id: number | null) => change({ message: id === null ? null : String(id) }),
  };
}

/** Deleting and sending again, with what the specification has them say. */
export function useArchiveActions(
  { path, namespace }: Pick<ArchiveKind<StoredMessage>, "path" | "namespace">,
  onDeleted: () => void,
) {
  const { t } = useTranslation(namespace);
  const client = useQueryClient();
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["list", path] }),
      client.invalidateQueries({ queryKey: ["message", path] }),
    ]);
  const complain = (title: string) => (error: unknown) =>
    toast({ title, description: errorText(error, ""), variant: "destructive" });

  const remove = useMutation({
    mutationFn: (id: number | "all") => api(id === "all" ? path : `${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, id) => {
      onDeleted();
      toast({ title: t(id === "all" ? "toast.deletedAll" : "toast.deleted") });
      return renew();
    },
    onError: (error, id) => complain(t(id === "all" ? "toast.failedAll" : "toast.failed"))(error),
  });
  const retry = useMutation({
    mutationFn: (id: number) => api(`${path}/${id}/retry`, { method: "POST" }),
    onSuccess: () => {
      toast({ title: t("archives:retried") });
      return renew();
    },
    onError: complain(t("archives:retryFailed")),
  });
  return { remove, retry };
}
