import { useId } from "react";
import type { IssuedInvitation } from "../../../domain/api/users.ts";
import { GIVEN_ROLES } from "../../../domain/permissions.ts";
import type { NewInvitation } from "../../../domain/invitations.ts";
import { LANGUAGES } from "../../../domain/language.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useApiForm } from "../../lib/use-api-form.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { RoleSelect } from "./role-select.tsx";

const loadRules = async () => (await import("../../../domain/invitations.ts")).newInvitation;

const EMPTY = { email: "", role: "agent", language: "en" } as const;

type InviteDialogProps = { onClose: () => void; onIssued: (issued: IssuedInvitation) => void };

export function InviteDialog({ onClose, onIssued }: InviteDialogProps) {
  const { t } = useTranslation("users");
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={onClose}
      closeOnBackdrop={false}
      title={t("invite.title")}
      description={t("invite.intro")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t("invite.submit")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={formId}
        method="post"
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={submit(
          async (values) => void (await invite.mutateAsync(values)),
          () => undefined, // the change itself says why
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
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t(`portal:languages.${language}`)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
