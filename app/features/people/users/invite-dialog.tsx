import type { IssuedInvitation } from "../../../../domain/api/people/users.ts";
import { GIVEN_ROLES } from "../../../../domain/platform/permissions.ts";
import type { NewInvitation } from "../../../../domain/people/invitations.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { RoleSelect } from "./role-select.tsx";
import { LanguageOptions } from "../../../layout/language-options.tsx";

const loadRules = async () => (await import("../../../../domain/people/invitations.ts")).newInvitation;

const EMPTY = { email: "", role: "agent", language: "en" } as const;

type InviteDialogProps = { onClose: () => void; onIssued: (issued: IssuedInvitation) => void };

export function InviteDialog({ onClose, onIssued }: InviteDialogProps) {
  const { t } = useTranslation("users");
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, EMPTY);
  const invite = useChange({
    request: (body: NewInvitation) => ({ to: "POST /api/invitations", body }),
    success: (_input, { isMailed }) => t(isMailed ? "invite.success" : "invite.made"),
    failure: t("invite.failure"),
    onDone(issued) {
      onClose();
      onIssued(issued);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t("invite.title")}
      description={t("invite.intro")}
      submitLabel={t("invite.submit")}
      isBusy={isBusy}
      onSubmit={submit(
        async (values) => void (await invite.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("fields.email")} error={errorOf("email")} required className="sm:col-span-2">
        <Input type="email" autoComplete="off" {...register("email")} />
      </Field>
      <Field label={t("fields.role")}>
        <RoleSelect roles={GIVEN_ROLES} {...register("role")} />
      </Field>
      <Field label={t("fields.language")}>
        <Select {...register("language")}>
          <LanguageOptions />
        </Select>
      </Field>
    </FormDialog>
  );
}
