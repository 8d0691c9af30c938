import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { Role } from "../../../../domain/platform/permissions.ts";
import { Select } from "../../../ui/select.tsx";

/** A select of roles by their translated names. */
export function RoleSelect({ roles, ...rest }: ComponentProps<typeof Select> & { roles: readonly Role[] }) {
  const { t } = useTranslation("users");
  return (
    <Select {...rest}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`portal:roles.${role}`)}
        </option>
      ))}
    </Select>
  );
}
