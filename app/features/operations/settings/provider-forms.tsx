import type { ReactNode } from "react";
import type { SavedProvider } from "../../../../domain/api/operations/providers.ts";
import type { Provider } from "../../../../domain/operations/settings/provider-names.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { IdentityFields, NOTHING_CONFIRMED } from "./identity-fields.tsx";
import { useRemoveProvider, useSaveProvider } from "./use-providers.ts";

const loadRules = () => import("../../../../domain/operations/settings/providers.ts");
const loadMailRules = async () => (await loadRules()).mailServerForm;
const loadTextRules = async () => (await loadRules()).textProviderForm;
const loadConfirmation = async () => (await import("../../../../domain/people/profile.ts")).identityConfirmation;

export type ProviderFormProps = { onClose: () => void; onSaved: (saved: SavedProvider) => void };

/** Asks for the access to the mail server. It is tested before it is stored. */
export function MailServerForm({ onClose, onSaved }: ProviderFormProps) {
  const { t } = useTranslation("settings");
  const failed = useFailure();
  const save = useSaveProvider();
  const form = useApiForm(loadMailRules, {
    ...NOTHING_CONFIRMED,
    value: { host: "", port: 587, isTls: false, username: "", password: "" },
  });
  const submit = form.submit(
    async (body) => onSaved(await save.mutateAsync({ provider: "mailServer", ...body })),
    failed,
  );
  return (
    <ProviderDialog provider="mailServer" onClose={onClose} onSubmit={submit} isBusy={form.isBusy}>
      <Field label={t("providers.host")} error={form.errorOf("value.host")} required>
        <Input autoComplete="off" spellCheck={false} {...form.register("value.host")} />
      </Field>
      <Field label={t("providers.port")} hint={t("providers.portHint")} error={form.errorOf("value.port")} required>
        <Input type="number" {...form.register("value.port", { valueAsNumber: true })} />
      </Field>
      <Checkbox label={t("providers.isTls")} hint={t("providers.isTlsHint")} {...form.register("value.isTls")} />
      <Field label={t("providers.username")} error={form.errorOf("value.username")}>
        <Input autoComplete="off" spellCheck={false} {...form.register("value.username")} />
      </Field>
      <Field label={t("providers.password")} error={form.errorOf("value.password")}>
        <PasswordInput autoComplete="off" {...form.register("value.password")} />
      </Field>
      <IdentityFields form={form} />
    </ProviderDialog>
  );
}

/** Asks for the access to the account at the provider of text messages. It is tested before it is stored. */
export function TextProviderForm({ onClose, onSaved }: ProviderFormProps) {
  const { t } = useTranslation("settings");
  const failed = useFailure();
  const save = useSaveProvider();
  const form = useApiForm(loadTextRules, { ...NOTHING_CONFIRMED, value: { accountSid: "", authToken: "" } });
  const submit = form.submit(
    async (body) => onSaved(await save.mutateAsync({ provider: "textProvider", ...body })),
    failed,
  );
  return (
    <ProviderDialog provider="textProvider" onClose={onClose} onSubmit={submit} isBusy={form.isBusy}>
      <Field label={t("providers.accountSid")} error={form.errorOf("value.accountSid")} required>
        <Input autoComplete="off" spellCheck={false} {...form.register("value.accountSid")} />
      </Field>
      <Field label={t("providers.authToken")} error={form.errorOf("value.authToken")} required>
        <PasswordInput autoComplete="off" {...form.register("value.authToken")} />
      </Field>
      <IdentityFields form={form} />
    </ProviderDialog>
  );
}

/** Asks who it is before the access to a provider is removed. */
export function RemoveProviderForm({ provider, onClose, onSaved }: ProviderFormProps & { provider: Provider }) {
  const failed = useFailure();
  const remove = useRemoveProvider();
  const form = useApiForm(loadConfirmation, NOTHING_CONFIRMED);
  const submit = form.submit(async (body) => onSaved(await remove.mutateAsync({ provider, ...body })), failed);
  return (
    <ProviderDialog provider={provider} isRemoval onClose={onClose} onSubmit={submit} isBusy={form.isBusy}>
      <IdentityFields form={form} />
    </ProviderDialog>
  );
}

/** Returns a function that tells that nothing was saved. What is wrong stands at its field. */
function useFailure() {
  const { t } = useTranslation("settings");
  return (error: unknown) => showErrorToast(t("saveFailed"), error, t("tryAgain"));
}

type ProviderDialogProps = {
  provider: Provider;
  isRemoval?: boolean;
  onClose: () => void;
  onSubmit: React.ComponentProps<"form">["onSubmit"];
  isBusy: boolean;
  children: ReactNode;
};

function ProviderDialog({ provider, isRemoval = false, onClose, onSubmit, isBusy, children }: ProviderDialogProps) {
  const { t } = useTranslation("settings");
  const name = t(`providers.${provider}.name`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isRemoval ? t("remove", { name }) : name}
      description={t(isRemoval ? "providers.removeText" : "providers.testText")}
      size="sm"
      closeOnBackdrop={false}
    >
      <form noValidate method="post" className="grid gap-5" onSubmit={onSubmit}>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("providers.cancel")}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isRemoval ? t("removeLabel") : t("providers.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
