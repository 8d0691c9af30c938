import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";

/** Whether every entry is there, unchanged, up to the signed end of the trail. */
export function ChainStatus() {
  const { t } = useTranslation("audit");
  const chain = useQuery({
    queryKey: ["audit-chain"],
    queryFn: () => api("GET /api/audit-events/chain"),
    gcTime: 0,
  });
  if (chain.isPending) return <Alert variant="info">{t("chain.checking")}</Alert>;
  if (chain.isError) return <Alert variant="error">{t("chain.error")}</Alert>;
  const { fault } = chain.data;
  if (!fault) return <Alert variant="success">{t("chain.whole")}</Alert>;
  return <Alert variant="error">{t(`chain.faults.${fault.reason}`, { ...fault })}</Alert>;
}
