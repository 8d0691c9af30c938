import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CHANNELS } from "../../../../domain/work/channels.ts";
import { isRefusal } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import type { List } from "../../../lib/use-list.ts";
import { useChange } from "../../../lib/use-change.ts";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";

/** Returns the messages of an archive, and the one named in the URL. */
export function useArchive<Row extends StoredMessage>({ channel, fetch }: ArchiveKind<Row>, list: List<Row>) {
  const { path } = CHANNELS[channel];
  const { parameters, change } = useAddress();
  const selected = Number(parameters.get("message")) || null;
  const [deleted, setDeleted] = useState<number | null>(null);
  const isDeleted = selected !== null && selected === deleted;
  const listed = list.rows.find((row) => row.id === selected);
  // A linked message may be on another page of the list.
  const single = useQuery({
    queryKey: ["message", path, selected],
    queryFn: () => fetch(selected ?? 0),
    enabled: selected !== null && !listed && !isDeleted && !list.query.isPending,
  });
  return {
    list,
    selected,
    message: listed ?? single.data,
    /** The fetch of a message that the list does not have. */
    single,
    isGone: isRefusal(single.error) || isDeleted,
    /**
     * Closes the deleted message. Its id is remembered because the list may refetch without it before the URL changes.
     */
    close() {
      setDeleted(selected);
      change({ message: null });
    },
  };
}

/** Deletes messages and retries sending, with the toasts from the specification. */
export function useArchiveActions(
  { channel, namespace }: Pick<ArchiveKind<StoredMessage>, "channel" | "namespace">,
  onDeleted: () => void,
) {
  const { t } = useTranslation(namespace);
  const { path } = CHANNELS[channel];
  const renews = [
    ["list", path],
    ["message", path],
  ];
  const remove = useChange({
    request: (id: number | "all") =>
      id === "all" ? { to: `DELETE ${path}` } : { to: `DELETE ${path}/:id`, params: { id } },
    success: (id) => t(id === "all" ? "toast.deletedAll" : "toast.deleted"),
    failure: (id) => t(id === "all" ? "toast.failedAll" : "toast.failed"),
    reason: "",
    renews,
    onDone: onDeleted,
  });
  const retry = useChange({
    request: (id: number) => ({ to: `POST ${path}/:id/retry`, params: { id } }),
    success: (_id, { isOnItsWay }) => (isOnItsWay ? t("messages:retried") : t("unconfigured")),
    failure: t("messages:retryFailed"),
    reason: "",
    renews,
  });
  return { remove, retry };
}
