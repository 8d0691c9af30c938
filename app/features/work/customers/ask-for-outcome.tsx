import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import type { CallOutcome } from "../../../../domain/work/desk/stages.ts";
import { CallPanel } from "../../../layout/calls/call-panel.tsx";
import { customerCalled, endCall, numberCalled, useCallBegun } from "../../../layout/calls/pending-call.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";

/** Asks for the outcome of a call that was begun on the customer's page. It is about none of their requests. */
export function AskForOutcome({ customer: { id, phones, mayAnswer } }: { customer: ViewedCustomer }) {
  const { t } = useTranslation("answers");
  const isBegun = useCallBegun(customerCalled(id));
  const record = useChange({
    request: (call: { outcome: CallOutcome; text?: string }) => ({
      to: "POST /api/customers/:id/calls",
      params: { id },
      body: { ...call, phone: numberCalled() || (phones[0] ?? "") },
    }),
    success: t("call.saved"),
    failure: t("call.failed"),
    onDone: endCall,
  });
  if (!isBegun || !mayAnswer) return null;
  return (
    <CallPanel
      isBusy={record.isPending}
      onRecord={(outcome, text) => record.mutate({ outcome, ...(text && { text }) })}
      onDismiss={endCall}
    />
  );
}
