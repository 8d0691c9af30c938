import { useState } from "react";
import type { Account } from "../../../../domain/api/people/users.ts";
import { ROLES, type Role } from "../../../../domain/platform/permissions.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { RoleSelect } from "./role-select.tsx";
import { onSelectChange } from "../../../ui/on-select-change.ts";

/** Changes an account's role. This is the only place where somebody becomes an admin. */
export function RoleForm({ account }: { account: Account }) {
  const { t } = useTranslation("users");
  const [role, setRole] = useState<Role>(account.role);
  const change = useChange({
    request: () => ({ to: "PATCH /api/users/:id/role", params: { id: account.id }, body: { role } }),
    success: t("role.success"),
    failure: t("role.failure"),
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t("role.label")} className="min-w-48 flex-1">
        <RoleSelect roles={ROLES} value={role} onChange={onSelectChange(ROLES, setRole)} />
      </Field>
      <Button
        variant="secondary"
        disabled={role === account.role}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {t("role.submit")}
      </Button>
    </div>
  );
}
