import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";

/** Whether every entry still fits the one before it. */
export function ChainStatus() {
  const { t } = useTranslation("audit");
  const chain = useQuery({
    queryKey: ["audit-chain"],
    queryFn: () => api<{ tamperedAt: number | null }>("/api/audit-events/chain"),
    gcTime: 0,
  });
  if (chain.isPending) return <Alert variant="info">{t("chain.checking")}</Alert>;
  if (chain.isError) return <Alert variant="error">{t("chain.error")}</Alert>;
  const { tamperedAt } = chain.data;
  if (tamperedAt === null) return <Alert variant="success">{t("chain.whole")}</Alert>;
  return <Alert variant="error">{t("chain.broken", { id: tamperedAt })}</Alert>;
}
