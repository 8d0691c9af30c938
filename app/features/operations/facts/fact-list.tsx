import { useQuery } from "@tanstack/react-query";
import type { ListedFact } from "../../../../domain/api/operations/facts.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { Alert } from "../../../ui/alert.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { FactCard } from "./fact-card.tsx";

/** The legal facts that our texts state; those to be checked come first. */
export function FactList() {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const key = ["facts", language];
  const facts = useQuery({ queryKey: key, queryFn: () => api("GET /api/facts") });
  return (
    <QueryStates query={facts} error={t("error")}>
      {(all) => <Facts facts={all} />}
    </QueryStates>
  );
}

function Facts({ facts }: { facts: ListedFact[] }) {
  const { t } = useTranslation("facts");
  const inPlace = useKept(facts, ({ id }) => id);
  const check = useChange({
    request: ({ id, figures }: ListedFact) => ({ to: "PUT /api/facts/:id/check", params: { id }, body: { figures } }),
    success: t("done"),
    failure: t("failed"),
    renews: [["facts"]],
    instead: { conflict: () => showErrorToast(t("failed"), null, t("changed")) },
  });
  const open = facts.filter(({ state }) => state !== "checked").length;
  return (
    <>
      <Alert
        variant={open > 0 ? "info" : "success"}
        title={open > 0 ? t("summary.open", { count: open }) : t("summary.done")}
      />
      <ul aria-label={t("title")} className="grid grid-cols-1 gap-4">
        {inPlace.map((fact) => (
          <FactCard
            key={fact.id}
            fact={fact}
            isBusy={check.isPending && check.variables.id === fact.id}
            onCheck={() => check.mutate(fact)}
          />
        ))}
      </ul>
    </>
  );
}
