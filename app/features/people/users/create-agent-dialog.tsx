import { GIVEN_ROLES } from "../../../../domain/platform/permissions.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RoleSelect } from "./role-select.tsx";
import { useCreateAgent } from "./use-create-agent.ts";

const FIELDS = [
  { name: "firstName", required: true },
  { name: "lastName", required: true },
  { name: "username", required: true },
  { name: "email", type: "email", required: false },
] as const;

export function CreateAgentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("users");
  const { register, submit, isBusy, errorOf } = useCreateAgent(onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t("create.title")}
      description={t("create.intro")}
      submitLabel={t("create.submit")}
      isBusy={isBusy}
      onSubmit={submit}
    >
      {FIELDS.map(({ name, required, ...control }) => (
        <Field key={name} label={t(`fields.${name}`)} error={errorOf(name)} required={required}>
          <Input {...control} autoComplete="off" spellCheck={false} {...register(name)} />
        </Field>
      ))}
      <Field label={t("fields.password")} error={errorOf("password")} required>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Field label={t("fields.role")} error={errorOf("role")} required>
        <RoleSelect roles={GIVEN_ROLES} {...register("role")} />
      </Field>
    </FormDialog>
  );
}
