import { CallPanel, OutcomeButtons } from "../../../layout/calls/call-panel.tsx";
import { endCall, useCallBegun } from "../../../layout/calls/pending-call.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useWork } from "./use-work.ts";

/** Buttons that record the outcome of a call with one press, for a call that was made from another phone. */
export function CallOutcomes() {
  const { t } = useTranslation("desk");
  const { lead, may, act, isBusy } = useWork();
  const isAsked = useCallBegun(lead.reference);
  if (!lead.phone || lead.doNotCall || isAsked || !may("call")) return null;
  return (
    <div role="group" aria-label={t("inbox.called")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {t("inbox.called")}
      </span>
      <OutcomeButtons isBusy={isBusy} onChoose={(outcome) => act({ do: "call", outcome })} />
    </div>
  );
}

/** Asks for the outcome of the call that was begun here, until it is recorded (`useWorkOn`). */
export function AskForOutcome() {
  const { lead, may, act, isBusy } = useWork();
  if (!useCallBegun(lead.reference) || !may("call")) return null;
  return (
    <CallPanel
      isBusy={isBusy}
      onRecord={(outcome, text) => act({ do: "call", outcome, ...(text && { text }) })}
      onDismiss={() => endCall(lead.reference)}
    />
  );
}
