import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { MIN_PASSWORD, SESSION_LIMITS } from "../../../../../domain/platform/limits.ts";
import { ROLES } from "../../../../../domain/platform/permissions.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { Choices, NumberInput } from "../inputs.tsx";

/** The rules for logins, which may only become stricter. */
export function SecurityEditor(props: EditorProps<Settings["security"]>) {
  const { t } = useTranslation("settings");
  const { t: roles } = useTranslation("portal");
  const of = propertiesOf(props);
  const atMost = (max: number) => t("hints.atMost", { max });
  return (
    <>
      <NumberInput
        label={t("fields.sessionIdleMinutes")}
        hint={`${t("hints.sessionIdleMinutes")} ${atMost(SESSION_LIMITS.idleMinutes)}`}
        {...of("sessionIdleMinutes")}
      />
      <NumberInput
        label={t("fields.sessionAbsoluteHours")}
        hint={`${t("hints.sessionAbsoluteHours")} ${atMost(SESSION_LIMITS.absoluteHours)}`}
        {...of("sessionAbsoluteHours")}
      />
      <NumberInput
        label={t("fields.passwordMinLength")}
        hint={t("hints.passwordMinLength", { min: MIN_PASSWORD })}
        {...of("passwordMinLength")}
      />
      <Choices
        label={t("fields.secondFactorRoles")}
        hint={t("hints.secondFactorRoles")}
        options={ROLES}
        nameOf={(role) => roles(`roles.${role}`)}
        {...of("secondFactorRoles")}
      />
    </>
  );
}
