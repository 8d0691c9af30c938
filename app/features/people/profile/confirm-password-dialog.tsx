import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ShortFormDialog } from "./short-form-dialog.tsx";

const loadRules = async () => (await import("../../../../domain/people/profile.ts")).passwordConfirmation;

type ConfirmPasswordDialogProps = {
  title: string;
  description: string;
  onClose: () => void;
  /** Runs the action that the password was asked for. */
  onConfirm: (body: { currentPassword: string }) => Promise<void>;
};

/** Asks for the password again before something that could lock the owner out. */
export function ConfirmPasswordDialog({ title, description, onClose, onConfirm }: ConfirmPasswordDialogProps) {
  const { t } = useTranslation("profile");
  const form = useApiForm(loadRules, { currentPassword: "" });
  const submit = form.submit(
    async (body) => {
      await onConfirm(body);
      onClose();
    },
    (error) => showErrorToast(t("failed"), error, t("failedText")),
  );
  return (
    <ShortFormDialog title={title} description={description} onClose={onClose} onSubmit={submit} isBusy={form.isBusy}>
      <Field label={t("twoFactor.password")} error={form.errorOf("currentPassword")} required>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
    </ShortFormDialog>
  );
}
