import { useState } from "react";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import type { CallOutcome } from "../../../../domain/work/desk/stages.ts";
import { CallPanel } from "../../../layout/calls/call-panel.tsx";
import { customerCalled, endCall, useCallBegun, useNumberCalled } from "../../../layout/calls/pending-call.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";
import { useChange } from "../../../lib/use-change.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";

type AskForOutcomeProps = { customer: ViewedCustomer };

/** Asks for the outcome of a call that was begun on the customer's page. It is about none of their requests. */
export function AskForOutcome({ customer }: AskForOutcomeProps) {
  const isBegun = useCallBegun(customerCalled(customer.id));
  return isBegun && customer.mayAnswer ? <OutcomePanel customer={customer} /> : null;
}

/**
 * The panel of `AskForOutcome`. A phone may have dropped the page during the call, and the number with it: of several,
 * the panel asks which one was called, since "do not call" belongs to the number.
 */
function OutcomePanel({ customer: { id, phones } }: AskForOutcomeProps) {
  const { t } = useTranslation("answers");
  const [chosen, setChosen] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const known = useNumberCalled() || (phones.length === 1 ? (phones[0] ?? "") : "");
  const phone = known || chosen;
  const end = () => endCall(customerCalled(id));
  const record = useChange({
    request: (call: { outcome: CallOutcome; text?: string }) => ({
      to: "POST /api/customers/:id/calls",
      params: { id },
      body: { ...call, phone },
    }),
    success: t("call.saved"),
    failure: t("call.failed"),
    onDone: end,
  });
  return (
    <CallPanel
      isBusy={record.isPending}
      onRecord={(outcome, text) => (phone ? record.mutate({ outcome, ...(text && { text }) }) : setIsMissing(true))}
      onDismiss={end}
    >
      {!known && (
        <RadioGroup
          legend={t("call.number")}
          name="called-number"
          required
          error={isMissing && !chosen && t("call.numberMissing")}
          options={phones.map((one) => ({ value: one, label: shownNumber(one) }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </CallPanel>
  );
}
