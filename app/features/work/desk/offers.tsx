import { useQuery } from "@tanstack/react-query";
import { Send, SquarePen } from "lucide-react";
import { useState } from "react";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { Premium } from "../../../../domain/api/work/work.ts";
import { isExact, isOpenOn, OFFERED } from "../../../../domain/work/offers.ts";
import { isEnd } from "../../../../domain/work/desk/stages.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { OfferAnswers } from "./offer-answers.tsx";
import { TermsDialog } from "./terms-dialog.tsx";
import { useToday } from "../../../layout/tasks/use-today.ts";
import { useWork } from "./use-work.ts";

type QuoteProps = { lead: ViewedRequest<"quote"> };

/** The offers of a request: the coverage of each premium, what the customer sees of them, and how they answered. */
export function Offers({ lead }: QuoteProps) {
  const { t } = useTranslation("offer-desk");
  const { may } = useWork();
  const [isOffering, setOffering] = useState(false);
  const today = useToday();
  const offers = useQuery({
    queryKey: ["offers", lead.reference],
    queryFn: () => api("GET /api/quote-requests/:id/offers", { params: { id: lead.id } }),
  });
  const ready = lead.premiums.filter((premium) => stateOf(lead, premium, today) === "ready");
  const mayOffer = may("offer") && !isEnd(lead.work.stage);
  const hasEnough = ready.length >= OFFERED.least;
  return (
    <div className="grid gap-4">
      <PremiumTerms lead={lead} mayChange={may("premium")} />
      {mayOffer && (
        <div className="grid justify-items-start gap-1">
          <Button variant="secondary" size="sm" disabled={!hasEnough} onClick={() => setOffering(true)}>
            <Send aria-hidden="true" />
            {t(offers.data?.standing ? "offerAgain" : "offer")}
          </Button>
          {!hasEnough && <p className="text-sm text-ink-soft">{t("needTwo")}</p>}
        </div>
      )}
      <QueryStates query={offers} error={errorText(offers.error, t("failed"))} lines={2}>
        {(found) => <OfferAnswers lead={lead} offers={found} mayWithdraw={mayOffer} />}
      </QueryStates>
      {isOffering && <OfferDialog lead={lead} ready={ready} onClose={() => setOffering(false)} />}
    </div>
  );
}

/** The premiums, each with whether its coverage is stated, and the button that states it. */
function PremiumTerms({ lead, mayChange }: QuoteProps & { mayChange: boolean }) {
  const { t } = useTranslation("offer-desk");
  const today = useToday();
  const [stated, setStated] = useState<Premium | null>(null);
  return (
    <>
      <ul className="grid gap-1">
        {lead.premiums.map((premium) => {
          const state = stateOf(lead, premium, today);
          return (
            <li key={premium.id} className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">{premium.carrier}</span>
              <Badge tone={state === "ready" ? "success" : "neutral"}>{t(state)}</Badge>
              {mayChange && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${t("terms")}: ${premium.carrier}`}
                  onClick={() => setStated(premium)}
                >
                  <SquarePen aria-hidden="true" />
                  {t("terms")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {stated && <TermsDialog lead={lead} premium={stated} onClose={() => setStated(null)} />}
    </>
  );
}

/** Returns whether a premium can be offered: its coverage is stated exactly, and it still holds. */
function stateOf({ insuranceType }: ViewedRequest<"quote">, { offer }: Premium, today: string) {
  if (!offer || !isExact(insuranceType, offer)) return "missing";
  return isOpenOn(today, offer) ? "ready" : "over";
}
