import { startTransition, useState } from "react";
import { asleep } from "../../../lib/asleep.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { AuthHeading, OtherWays } from "./auth-heading.tsx";
import type { LoginStep } from "./auth-view.ts";
import { CodeForm } from "./code-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { useWelcome } from "./use-entry.ts";
import type { SentLogin } from "./use-entry-form.ts";

const PasskeyEntry = asleep(async () => (await import("./passkey-entry.tsx")).PasskeyEntry);

type LoginPanelProps = {
  /** The step that the page opens with; not the first when the step before was sent without JavaScript. */
  step: LoginStep;
  next: string | null;
  /** True when browsers can use passkeys at this address. */
  offersPasskeys: boolean;
  /** The reason why the previous session was ended, if not by the browser itself. */
  whyEnded: string | undefined;
  /** The server's answer to a step that was sent without JavaScript. */
  sent: SentLogin | undefined;
};

/**
 * The login in its two steps. Its forms are never lazily hydrated (`asleep`): a password manager may fill them in and
 * send them at once.
 */
export function LoginPanel({ step, next, offersPasskeys, whyEnded, sent }: LoginPanelProps) {
  const { t } = useTranslation("session");
  // The server's answer belongs to the step that was sent; a later step discards it.
  const [{ shown, outcome }, setStep] = useState({ shown: step, outcome: sent });
  const welcome = useWelcome(next);
  const show = (shown: LoginStep) => startTransition(() => setStep({ shown, outcome: undefined }));
  const showLogin = () => show("login");
  const startOver = (
    <LocalLink
      to={next ? `/auth?next=${encodeURIComponent(next)}` : "/auth"}
      className={buttonClass({ variant: "ghost" })}
      onClick={showLogin}
    >
      {t("code.back")}
    </LocalLink>
  );
  return (
    <>
      <AuthHeading view={shown} />
      {whyEnded && shown === "login" && <Alert>{whyEnded}</Alert>}
      {shown === "login" && <LoginForm sent={outcome} onEntered={welcome} onSecondStep={show} />}
      {shown === "login" && offersPasskeys && <PasskeyEntry next={next} />}
      {shown === "code" && (
        <CodeForm sent={outcome} onEntered={welcome} onStartOver={showLogin} startOver={startOver} />
      )}
      {shown === "passkey" && (
        <>
          <p className="hidden noscript:block">{t("needsScript")}</p>
          <PasskeyEntry next={next} isSecondStep />
          {startOver}
        </>
      )}
      {shown === "login" && <OtherWays isLogin />}
    </>
  );
}
