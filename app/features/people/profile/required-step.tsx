import { useNavigate, useRevalidator } from "react-router";
import type { AccountDuty } from "../../../../domain/people/profile.ts";
import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm, type SentPassword } from "./password-form.tsx";
import { Section } from "./section.tsx";
import { TwoFactor } from "./two-factor.tsx";

type RequiredStepProps = {
  user: User;
  owed: AccountDuty;
  offersPasskeys: boolean;
  /** The server's answer when the password form was sent without JavaScript. */
  sent?: SentPassword | undefined;
};

/** The mandatory step before the portal opens: a new password or a second factor. */
export function RequiredStep({ user, owed, offersPasskeys, sent }: RequiredStepProps) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const revalidator = useRevalidator();

  async function goOn(): Promise<void> {
    await revalidator.revalidate();
    await navigate(user.startPage);
  }

  return (
    <>
      <Alert variant="info">
        {owed === "secondFactor" && offersPasskeys ? t("owed.secondFactorOrPasskey") : t(`owed.${owed}`)}
      </Alert>
      {owed === "password" ? (
        <Section title={t("password.title")}>
          <PasswordForm onDone={goOn} sent={sent} />
        </Section>
      ) : (
        <>
          <Section title={t("twoFactor.title")}>
            <TwoFactor />
          </Section>
          {offersPasskeys && (
            <Section title={t("passkeys.title")}>
              <Passkeys />
            </Section>
          )}
        </>
      )}
    </>
  );
}
