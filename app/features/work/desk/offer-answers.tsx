import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Undo2 } from "lucide-react";
import type { ViewedRequest } from "../../../../domain/api/work/leads.ts";
import type { DeskOffers } from "../../../../domain/api/work/offers.ts";
import { dollars } from "../../../../domain/platform/dollars.ts";
import { monthlyCents } from "../../../../domain/work/offers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { download } from "../../../lib/download.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useShowOffers } from "./use-show-offers.ts";

type Lead = ViewedRequest<"quote">;
type OfferAnswersProps = { lead: Lead; offers: DeskOffers; mayWithdraw: boolean };
type StandingProps = { standing: NonNullable<DeskOffers["standing"]> };

/** The shown offers, the answers of the customer, and the sealed record of both. */
export function OfferAnswers({ lead, offers: { standing, records, isIntact }, mayWithdraw }: OfferAnswersProps) {
  const { t } = useTranslation("offer-desk");
  if (records.length === 0 && isIntact) return null;
  return (
    <div className="grid gap-3">
      {!isIntact && <Alert variant="error">{t("broken")}</Alert>}
      {standing ? <Standing standing={standing} /> : <p className="text-ink-soft">{t("none")}</p>}
      {standing && <Answers standing={standing} />}
      <div className="flex flex-wrap gap-2">
        <SealedRecord lead={lead} count={records.length} />
        {standing && mayWithdraw && <Withdraw lead={lead} />}
      </div>
    </div>
  );
}

function Standing({ standing: { sentAt, by, offers, recommendedId } }: StandingProps) {
  const { t } = useTranslation("offer-desk");
  const language = useLanguage();
  const dates = useDates();
  return (
    <>
      <p className="text-sm text-ink-soft">{t("standing", { date: dates.dateTime(sentAt), name: by })}</p>
      <ul className="grid gap-1">
        {offers.map((offer) => (
          <li key={offer.premiumId} className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">
              {t("priced", { carrier: offer.carrier, amount: dollars(monthlyCents(offer), language) })}
            </span>
            <span className="text-sm text-ink-soft">
              {t("validUntilDay", { date: dates.date(`${offer.validUntil}T12:00:00Z`) })}
            </span>
            {offer.premiumId === recommendedId && <Badge tone="accent">{t("recommended")}</Badge>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Answers({ standing: { asked, wished, declined, acknowledged } }: StandingProps) {
  const { t } = useTranslation("offer-desk");
  const dates = useDates();
  const nameOf = (coverage: (typeof asked)[number]["coverage"]) => t(`offer-words:coverages.${coverage}.name`);
  return (
    <>
      {wished && (
        <Alert variant="success">{t("wished", { carrier: wished.carrier, date: dates.dateTime(wished.at) })}</Alert>
      )}
      {declined && (
        <Alert variant="info">
          {t("declined", { date: dates.dateTime(declined.at), reason: t(`offer-words:reasons.${declined.reason}`) })}
          {declined.text && <span className="block wrap-anywhere whitespace-pre-wrap">{declined.text}</span>}
        </Alert>
      )}
      {asked.map(({ carrier, coverage, text, at }) => (
        <blockquote key={at} className="border-s-2 border-line ps-3">
          <p className="text-sm text-ink-soft">
            {t("asked", { line: nameOf(coverage), carrier, date: dates.dateTime(at) })}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </blockquote>
      ))}
      {acknowledged.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {acknowledged.map(({ coverage, at, delivery }) => (
            <li key={coverage}>
              {t("acknowledged", {
                line: nameOf(coverage),
                date: dates.dateTime(at),
                delivery: t(`delivery.${delivery}`),
              })}
            </li>
          ))}
          <li className="text-ink-soft">{t("ownForm")}</li>
        </ul>
      )}
    </>
  );
}

function SealedRecord({ lead, count }: { lead: Lead; count: number }) {
  const { t } = useTranslation("offer-desk");
  const mayExport = useMay("customer-data", "create");
  const save = useMutation({
    mutationFn: () => download(`/api/quote-requests/${lead.id}/offers/record`, {}),
    onError: (error) => showErrorToast(t("failed"), error),
  });
  if (!mayExport) return null;
  return (
    <Button variant="ghost" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      {t("record", { count })}
    </Button>
  );
}

function Withdraw({ lead }: { lead: Lead }) {
  const { t } = useTranslation("offer-desk");
  const client = useQueryClient();
  const show = useShowOffers(lead);
  const withdraw = useMutation({
    mutationFn: () =>
      api("POST /api/quote-requests/:id/offers/withdraw", {
        params: { id: lead.id },
        body: { version: lead.work.version },
      }),
    onSuccess: (changed) => {
      show(changed);
      toast({ title: t("withdrawn") });
    },
    onError: (error) => {
      showErrorToast(t("failed"), error);
      void client.invalidateQueries({ queryKey: ["lead", lead.reference] });
    },
  });
  return (
    <Button variant="ghost" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      <Undo2 aria-hidden="true" />
      {t("withdraw")}
    </Button>
  );
}
