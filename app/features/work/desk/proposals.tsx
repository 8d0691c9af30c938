import type { DetailProposal } from "../../../../domain/api/work/leads.ts";
import { isSameValue } from "../../../../domain/work/detail-values.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { detailIn, useDetailTexts } from "./detail-text.ts";
import { kindOf } from "./lead-kinds.ts";
import { useWork } from "./use-work.ts";

/** The changes of filled fields that colleagues have proposed, each with the current value and the decision. */
export function Proposals() {
  const { lead } = useWork();
  return lead.proposals.map((proposal) => <Proposal key={proposal.id} proposal={proposal} />);
}

function Proposal({ proposal: { id, by, values } }: { proposal: DetailProposal }) {
  const { t } = useTranslation("desk");
  const { lead, may } = useWork();
  const texts = useDetailTexts(kindOf(lead));
  const now = Object.fromEntries(Object.keys(values).map((field) => [field, detailIn(lead, field)]));
  const user = useUser();
  const isOwn = by?.id === user?.id;
  const decision = useDecision(id, now, isOwn);
  const open = Object.entries(values).filter(([field, value]) => !isSameValue(value, now[field]));
  return (
    <Alert
      variant="info"
      title={by ? t("customers.proposal.title", { name: by.name }) : t("customers.proposal.titleOld")}
      action={
        <>
          {may("correct") && (
            <Button size="sm" busy={decision.accept.isPending} onClick={() => decision.accept.mutate()}>
              {t("customers.proposal.accept")}
            </Button>
          )}
          {(may("correct") || isOwn) && (
            <Button
              variant="secondary"
              size="sm"
              busy={decision.decline.isPending}
              onClick={() => decision.decline.mutate()}
            >
              {t(isOwn ? "customers.proposal.withdraw" : "customers.proposal.decline")}
            </Button>
          )}
        </>
      }
    >
      <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {open.map(([field, value]) => (
          <div key={field} className="min-w-0">
            <dt className="text-sm text-ink-soft">{texts.label(field)}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{texts.write(field, value)}</dd>
            <dd className="text-sm wrap-anywhere whitespace-pre-wrap">
              {t("customers.proposal.now", { value: texts.write(field, now[field]) })}
            </dd>
          </div>
        ))}
      </dl>
      {!may("correct") && <p className="mt-2 text-sm text-ink-soft">{t("customers.proposal.waits")}</p>}
    </Alert>
  );
}

/** Accepts or declines a proposal. `seen` are the current values beside it: the server compares them. */
function useDecision(proposalId: number, seen: Record<string, string | string[]>, isOwn: boolean) {
  const { t } = useTranslation("desk");
  const { lead, path } = useWork();
  const params = { id: lead.id, proposalId };
  const failure = t("customers.proposal.failed");
  const instead = { conflict: () => void toast({ title: t("customers.proposal.changed") }) };
  const accept = useChange({
    request: () => ({ to: `POST ${path}/:id/proposals/:proposalId/accept`, params, body: { seen } }),
    success: t("customers.proposal.accepted"),
    failure,
    instead,
  });
  const decline = useChange({
    request: () => ({ to: `POST ${path}/:id/proposals/:proposalId/decline`, params }),
    success: t(isOwn ? "customers.proposal.withdrawn" : "customers.proposal.declined"),
    failure,
  });
  return { accept, decline };
}
