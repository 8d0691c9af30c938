import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { KINDS, type TurnableKind } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { useWork } from "./use-work.ts";

/** Turns a request of another kind into a quote request and opens it. */
export function ToQuote({ kind }: { kind: TurnableKind }) {
  const { t } = useTranslation("desk");
  const { lead } = useWork();
  const { lines } = useAgency();
  const { change } = useAddress();
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: (insuranceType: InsuranceType) =>
      api(`POST ${KINDS[kind].path}/:id/to-quote`, {
        params: { id: lead.id },
        body: { version: lead.work.version, insuranceType },
      }),
    onSuccess: ({ reference }) => {
      for (const queryKey of [["list"], ["desk-counts"], ["lead-totals"]]) void client.invalidateQueries({ queryKey });
      change({ tab: KINDS.quote.tab, request: reference, view: null, type: null, stage: null });
    },
    onError: (error) => {
      showErrorToast(codeOf(error) === "conflict" ? t("inbox.conflict.title") : t("inbox.failed"), error);
      void client.invalidateQueries({ queryKey: ["lead", lead.reference] });
    },
  });
  return (
    <ActionMenu
      variant="secondary"
      size="sm"
      busy={turn.isPending}
      button={
        <>
          {t("inbox.toQuote")}
          <ChevronDown aria-hidden="true" />
        </>
      }
      panelLabel={t("inbox.toQuote")}
      groups={[{ choices: lines.map((value) => ({ value, label: t(`quotes:type.${value}`) })) }]}
      onChoose={(type) => turn.mutate(type)}
    />
  );
}
