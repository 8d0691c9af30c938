import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { newInvitation, type NewInvitation } from "../../../domain/invitations.ts";
import { LANGUAGES } from "../../../domain/language.ts";
import { GIVEN_ROLES } from "../../../domain/users.ts";
import type { IssuedInvitation } from "../../../server/invitations/issue-invitation.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { RoleSelect } from "./role-select.tsx";
import { useChange } from "./use-change.ts";

type InviteDialogProps = { onClose: () => void; onIssued: (issued: IssuedInvitation) => void };

export function InviteDialog({ onClose, onIssued }: InviteDialogProps) {
  const { t } = useTranslation("users");
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<z.input<typeof newInvitation>, unknown, NewInvitation>({
    resolver: zodResolver(newInvitation),
    defaultValues: { email: "", role: "agent", language: "en" },
  });
  const invite = useChange<NewInvitation, IssuedInvitation>({
    request: (body) => ({ method: "POST", path: "/api/invitations", body }),
    success: t("invite.success"),
    failure: t("invite.failure"),
    onDone(issued) {
      onClose();
      onIssued(issued);
    },
  });
  const fault = formState.errors.email?.message;
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
          <Button type="submit" form={formId} busy={invite.isPending}>
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
        onSubmit={(event) => void handleSubmit((values) => invite.mutate(values))(event)}
      >
        <Field label={t("fields.email")} error={fault && t(fault)} required className="sm:col-span-2">
          <Input type="email" autoComplete="off" {...register("email")} />
        </Field>
        <Field label={t("fields.role")}>
          <RoleSelect roles={GIVEN_ROLES} {...register("role")} />
        </Field>
        <Field label={t("fields.language")}>
          <Select {...register("language")}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
