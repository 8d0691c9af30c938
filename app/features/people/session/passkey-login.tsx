import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { passkeyFault } from "../../../lib/passkey-fault.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Focuses the element when it appears: the form before is gone, and the focus with it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type PasskeyLoginProps = {
  onEntered: (user: User) => void | Promise<void>;
  /** True when the passkey is the second factor after the password. */
  isSecondStep?: boolean | undefined;
};

/**
 * Logs in with a passkey, without a username: the browser knows whose passkey it is. The library is lazy loaded on
 * press.
 */
export function PasskeyLogin({ onEntered, isSecondStep = false }: PasskeyLoginProps) {
  const { t } = useTranslation("session");
  const [isBusy, setBusy] = useState(false);

  async function logIn(): Promise<void> {
    setBusy(true);
    try {
      await onEntered(await presentPasskey());
    } catch (error) {
      const fault = passkeyFault(error);
      const description = fault ? t(`passkey.faults.${fault}`) : errorText(error, t("passkey.faults.cancelled"));
      toast({ title: t("toast.failed"), description, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      ref={isSecondStep ? takeFocus : undefined}
      variant={isSecondStep ? "primary" : "secondary"}
      size="lg"
      busy={isBusy}
      onClick={() => void logIn()}
    >
      <KeyRound aria-hidden="true" />
      {t("passkey.submit")}
    </Button>
  );
}

async function presentPasskey(): Promise<User> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await api("POST /api/login/passkey/begin", { mayBeRefused: true });
  const { response, ...credential } = await startAuthentication({ optionsJSON });
  const { userHandle = "" } = response;
  return api("POST /api/login/passkey", {
    body: { credential: { ...credential, response: { ...response, userHandle } } },
    mayBeRefused: true,
  });
}
