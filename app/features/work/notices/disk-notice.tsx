import { useQuery } from "@tanstack/react-query";
import { api, unattended } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";

const POLL_MS = 30_000;

/** Warns an admin that nothing can be stored because the disk is full. */
export function DiskNotice() {
  const { t } = useTranslation("notices");
  const { data } = useQuery({
    queryKey: ["disk"],
    queryFn: () => unattended(() => api("GET /api/disk")),
    refetchInterval: POLL_MS,
  });
  if (!data?.isFull) return null;
  return (
    <Alert variant="error" title={t("disk.title")}>
      <p>{t("disk.text")}</p>
      {data.freeMb !== null && <p>{t("disk.room", { free: data.freeMb, needed: data.minFreeMb })}</p>}
    </Alert>
  );
}
