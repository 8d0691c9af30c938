import { CALL_OUTCOMES } from "../../../../domain/work/desk/stages.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useWork } from "./use-work.ts";

/** Buttons that record the outcome of a call with one press. */
export function CallOutcomes() {
  const { t } = useTranslation("desk");
  const { lead, may, act, isBusy } = useWork();
  if (!lead.phone || lead.doNotCall || !may("call")) return null;
  return (
    <div role="group" aria-label={t("inbox.called")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {t("inbox.called")}
      </span>
      {CALL_OUTCOMES.map((outcome) => (
        <Button
          key={outcome}
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={() => act({ do: "call", outcome })}
        >
          {t(`work.outcomes.${outcome}`)}
        </Button>
      ))}
    </div>
  );
}
