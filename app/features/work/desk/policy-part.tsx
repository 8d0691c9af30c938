import { useQuery } from "@tanstack/react-query";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { PolicyFacts } from "../../../layout/policies/policy-facts.tsx";
import { policyOfWin } from "../../../layout/policies/policy-of-win.ts";
import { useMay } from "../../../layout/use-may.ts";
import { errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Part } from "./letter-part.tsx";
import { useWork } from "./use-work.ts";

/** The policy that came of a won request, the reason why there is none, or the button that records it. */
export function PolicyPart({ lead }: { lead: ViewedRequest<"quote"> }) {
  const { t } = useTranslation("policies");
  const { askForPolicy } = useWork();
  const mayRecord = useMay("customer-data", "create");
  const found = useQuery(policyOfWin(lead.reference));
  const takeBack = useChange({
    request: () => ({ to: "DELETE /api/quote-requests/:id/no-policy", params: { id: lead.id } }),
    success: t("win.askedAgain"),
    failure: t("win.failed"),
  });
  return (
    <Part name="policy" title={t("win.part")}>
      <QueryStates query={found} error={errorText(found.error, t("win.loadFailed"))} lines={2}>
        {({ policy, outcome, note }) => {
          if (policy) return <PolicyFacts policy={policy} />;
          const isAnswered = outcome !== null && outcome !== "recorded";
          return (
            <div className="grid gap-2">
              <p>{isAnswered ? t("win.saidNone", { reason: t(`reasons.${outcome}`) }) : t("win.missing")}</p>
              {note && <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{note}</p>}
              {mayRecord && (
                <div className="flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" onClick={askForPolicy}>
                    {t("win.record")}
                  </Button>
                  {isAnswered && (
                    <Button variant="ghost" size="sm" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
                      {t("win.takeBack")}
                    </Button>
                  )}
                </div>
              )}
            </div>
          );
        }}
      </QueryStates>
    </Part>
  );
}
