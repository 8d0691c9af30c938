import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomes } from "../../../lib/outcomes.ts";
import { Button } from "../../../ui/button.tsx";
import { useWork } from "./use-work.ts";

/** Buttons that record the outcome of a call with one press. */
export function CallOutcomes() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { callOutcomes } = useOutcomes();
  const { lead, may, act, isBusy } = useWork();
  if (!lead.phone || lead.doNotCall || !may("call")) return null;
  return (
    <div role="group" aria-label={t("inbox.called")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {t("inbox.called")}
      </span>
      {callOutcomes
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => act({ do: "call", outcome: id })}
          >
            {name[language]}
          </Button>
        ))}
    </div>
  );
}
