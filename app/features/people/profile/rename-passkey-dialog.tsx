import type { OwnPasskey } from "../../../../domain/api/people/session.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { ShortFormDialog } from "./short-form-dialog.tsx";

const loadRules = async () => (await import("../../../../domain/people/passkeys.ts")).passkeyName;

type RenamePasskeyDialogProps = { passkey: OwnPasskey; onClose: () => void; onRenamed: () => Promise<void> };

export function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenamePasskeyDialogProps) {
  const { t } = useTranslation("profile");
  const form = useApiForm(loadRules, { name: passkey.name });
  const submit = form.submit(
    async (body) => {
      await api("PATCH /api/user/passkeys/:id", { params: { id: passkey.id }, body });
      onClose();
      await onRenamed();
    },
    (error) => showErrorToast(t("failed"), error, t("failedText")),
  );
  return (
    <ShortFormDialog
      title={t("passkeys.renameTitle")}
      submitLabel={t("passkeys.save")}
      onClose={onClose}
      onSubmit={submit}
      isBusy={form.isBusy}
    >
      <Field label={t("passkeys.name")} error={form.errorOf("name")} required>
        <Input autoComplete="off" maxLength={MAX.name} {...form.register("name")} />
      </Field>
    </ShortFormDialog>
  );
}
