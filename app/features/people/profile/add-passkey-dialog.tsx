import { deviceOf } from "../../../../domain/platform/device.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { passkeyFault } from "../../../lib/passkey-fault.ts";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ShortFormDialog } from "./short-form-dialog.tsx";

const loadRules = async () => (await import("../../../../domain/people/passkeys.ts")).newPasskey;

type AddPasskeyDialogProps = { onClose: () => void; onAdded: () => Promise<void> };

/** Asks for a name and the password, then the browser creates the passkey. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation("profile");
  const { browser, system } = deviceOf(navigator.userAgent);
  const suggested = browser && system ? t("sessions.device", { browser, system }) : "";
  const form = useApiForm(loadRules, { name: suggested, currentPassword: "" });
  const submit = form.submit(
    async ({ name, currentPassword }) => {
      await makePasskey(name, currentPassword);
      onClose();
      await onAdded();
    },
    (error) => {
      const fault = passkeyFault(error);
      if (!fault) return showErrorToast(t("failed"), error, t("failedText"));
      toast({ title: t("failed"), description: t(`passkeys.faults.${fault}`), variant: "destructive" });
    },
  );
  return (
    <ShortFormDialog
      title={t("passkeys.add")}
      description={t("passkeys.addText")}
      onClose={onClose}
      onSubmit={submit}
      isBusy={form.isBusy}
    >
      <Field label={t("passkeys.name")} hint={t("passkeys.nameHint")} error={form.errorOf("name")} required>
        <Input autoComplete="off" maxLength={MAX.name} {...form.register("name")} />
      </Field>
      <Field label={t("twoFactor.password")} error={form.errorOf("currentPassword")} required>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
    </ShortFormDialog>
  );
}

async function makePasskey(name: string, currentPassword: string): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await api("POST /api/user/passkeys/begin", { body: { currentPassword } });
  const credential = await startRegistration({ optionsJSON });
  await api("POST /api/user/passkeys", { body: { name, credential } });
}
