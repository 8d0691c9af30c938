import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { User } from "../../../../domain/people/users.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { answerLogIn, subscribeToLogIn, whyLogInIsAsked } from "../../../lib/log-in-again.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginForm, type SecondStep } from "./login-form.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
// Loaded with the dialog: a new deployment may have replaced the file by the time it is needed.
import "./send-login.ts";

/**
 * The login dialog over a page whose session has ended. Pending requests continue after the login, and typed text
 * stays.
 */
export function LogInDialog({ user }: { user: User }) {
  const { t } = useTranslation("session");
  const reason = useSyncExternalStore(subscribeToLogIn, whyLogInIsAsked, () => undefined);
  const [step, setStep] = useState<SecondStep>();
  const [other, setOther] = useState<User | null>(null);

  const askAnew = () => setStep(undefined);
  const startOver = (
    <Button variant="ghost" onClick={askAnew}>
      {t("code.back")}
    </Button>
  );

  function enter(entered: User) {
    if (entered.id === user.id) answerLogIn(true);
    else setOther(entered);
  }

  // Checks on window focus whether the user has logged in elsewhere: in another tab, or by another method.
  const checkSession = useEffectEvent(() => {
    if (!other) api("GET /api/user", { mayBeRefused: true }).then(enter, () => undefined);
  });
  useEffect(() => {
    const onFocus = () => checkSession();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, []);

  if (other) return <OtherUser entered={other} owner={user} />;
  return (
    <Dialog
      open
      onOpenChange={() => answerLogIn(false)}
      closeOnBackdrop={false}
      size="sm"
      title={t("again.title")}
      description={step ? t(`views.${step}.intro`) : t("again.text")}
    >
      <div className="grid grid-cols-1 gap-4">
        {reason && !step && <Alert>{reason}</Alert>}
        {!step && <LoginForm username={user.username} onEntered={enter} onSecondStep={setStep} />}
        {step === "code" && <CodeForm onEntered={enter} onStartOver={askAnew} startOver={startOver} />}
        {step === "passkey" && <PasskeyLogin onEntered={enter} isSecondStep />}
        {step === "passkey" && startOver}
        <Button variant="secondary" onClick={() => answerLogIn(false)}>
          {t("again.later")}
        </Button>
        <a href="/auth" target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
          <span>
            {t("again.otherWay")} {t("portal:newTab")}
          </span>
        </a>
      </div>
    </Dialog>
  );
}

type OtherUserProps = { entered: User; owner: User };

/** Blocks the page after a login as another user: its data was opened and typed by the first user. */
function OtherUser({ entered, owner }: OtherUserProps) {
  const { t } = useTranslation("session");
  return (
    <Dialog
      open
      onOpenChange={reloadPage}
      closeOnBackdrop={false}
      size="sm"
      role="alertdialog"
      title={t("again.otherTitle", { name: displayName(entered) })}
      description={t("again.otherText", { name: displayName(owner) })}
      actions={<Button onClick={reloadPage}>{t("again.reload")}</Button>}
    />
  );
}

function displayName({ firstName, lastName, username }: User): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}

/** Reloads without the warning about unsaved changes: the typed text does not belong to this user. */
function reloadPage(): void {
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}
