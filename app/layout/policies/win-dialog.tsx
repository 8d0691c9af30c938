import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PolicyOfWin } from "../../../domain/api/work/policies.ts";
import type { NoPolicyInput, PolicyInput } from "../../../domain/work/policies.ts";
import { NO_POLICY_REASONS } from "../../../domain/work/policy-options.ts";
import { errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { usePolicyForm, valuesOf } from "./policy-form.ts";
import { policyOfWin } from "./policy-of-win.ts";

type WinDialogProps = {
  /** The won request: its number, and the name of the person for the title. */
  win: { id: number; reference: string; name: string };
  onClose(): void;
};
type StepProps = WinDialogProps & { found: PolicyOfWin; onOther(): void };

/** Asks which policy came of a won request, filled in from the chosen premium, or why there is none. */
export function WinDialog(props: WinDialogProps) {
  const { t } = useTranslation("policies");
  const found = useQuery(policyOfWin(props.win.reference));
  const [hasNone, setNone] = useState(false);
  const { data } = found;
  // The request may show what it knew before the win was confirmed: the form begins with what is fetched now.
  if (data && data.policy === null && found.isFetchedAfterMount)
    return hasNone ? (
      <NoPolicy {...props} found={data} onOther={() => setNone(false)} />
    ) : (
      <RecordPolicy {...props} found={data} onOther={() => setNone(true)} />
    );
  return (
    <Dialog open onOpenChange={props.onClose} title={t("win.title")} description={props.win.name}>
      <QueryStates query={found} error={errorText(found.error, t("win.loadFailed"))} lines={4}>
        {({ policy }) =>
          policy && <p>{t("win.already", { policy: [policy.carrier, policy.number].filter(Boolean).join(" ") })}</p>
        }
      </QueryStates>
    </Dialog>
  );
}

function RecordPolicy({ win, found: { proposal }, onClose, onOther }: StepProps) {
  const { t } = useTranslation("policies");
  const form = usePolicyForm(valuesOf(proposal));
  const save = useChange({
    request: (body: PolicyInput) => ({ to: "POST /api/quote-requests/:id/policy", params: { id: win.id }, body }),
    success: t("win.recorded"),
    failure: t("win.failed"),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t("win.title")}
      description={[win.name, t("win.text")].filter(Boolean).join(" · ")}
      submitLabel={t("win.save")}
      isBusy={form.isBusy}
      onSubmit={form.submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <PolicyFields form={form} owner={proposal.owner} />
      <div className="sm:col-span-2">
        <Button variant="ghost" size="sm" onClick={onOther}>
          {t("win.none")}
        </Button>
      </div>
    </FormDialog>
  );
}

const loadRules = async () => (await import("../../../domain/work/policies.ts")).noPolicyInput;

function NoPolicy({ win, found, onClose, onOther }: StepProps) {
  const { t } = useTranslation("policies");
  const reason = NO_POLICY_REASONS.find((known) => known === found.outcome) ?? NO_POLICY_REASONS[0];
  const form = useApiForm(loadRules, { reason, text: found.note ?? "" });
  const save = useChange({
    request: (body: NoPolicyInput) => ({ to: "PUT /api/quote-requests/:id/no-policy", params: { id: win.id }, body }),
    success: t("win.notedNone"),
    failure: t("win.failed"),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t("win.why")}
      description={win.name}
      submitLabel={t("win.saveNone")}
      isBusy={form.isBusy}
      onSubmit={form.submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("win.reason")} error={form.errorOf("reason")} required className="sm:col-span-2">
        <Select {...form.register("reason")}>
          {NO_POLICY_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`reasons.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("win.words")} error={form.errorOf("text")} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("text")} />
      </Field>
      <div className="sm:col-span-2">
        <Button variant="ghost" size="sm" onClick={onOther}>
          {t("win.back")}
        </Button>
      </div>
    </FormDialog>
  );
}
