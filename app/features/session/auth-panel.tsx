import { useState } from "react";
import { Link } from "react-router";
import type { User } from "../../../domain/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import type { AuthView } from "./auth-view.ts";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { PasskeyLogin, PasskeyStep } from "./passkey-login.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RequestForm } from "./request-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { useEntry } from "./use-entry.ts";
import type { SentRequest } from "./use-request-form.ts";

type AuthPanelProps = {
  view: AuthView;
  next: string;
  /** Whether browsers offer passkeys at this address. */
  offersPasskeys: boolean;
  /** What the server made of a form that was sent without script. */
  sent: SentRequest | undefined;
};

/** The heading and the form of one view of the login page, and the ways to the others. */
export function AuthPanel({ view, next, offersPasskeys, sent }: AuthPanelProps) {
  const { t } = useTranslation("session");
  const [step, setStep] = useState<"code" | "passkey">();
  const enter = useEntry(next);
  const welcome = (user: User) => enter(t("toast.success"), t("toast.welcome", { name: user.firstName }));
  const shown = view.name === "login" ? (step ?? "login") : view.name;
  const startOver = () => setStep(undefined);
  return (
    <>
      <div>
        <h1 className="text-3xl">{t(`views.${shown}.title`)}</h1>
        <p className="mt-2 text-ink-soft">{t(`views.${shown}.intro`)}</p>
      </div>
      {sent?.error && shown !== "request" && <Alert variant="error">{sent.error}</Alert>}
      {shown === "login" && <LoginForm onEntered={welcome} onSecondStep={setStep} />}
      {shown === "login" && offersPasskeys && <PasskeyLogin onEntered={welcome} />}
      {shown === "code" && <CodeForm onEntered={welcome} onStartOver={startOver} />}
      {shown === "passkey" && <PasskeyStep onEntered={welcome} onStartOver={startOver} />}
      {(shown === "forgot" || shown === "resetInvalid") && <ForgotForm />}
      {shown === "request" && <RequestForm sent={sent} />}
      {view.name === "register" && <RegisterForm invitation={view.invitation} next={next} />}
      {view.name === "reset" && <ResetForm token={view.token} />}
      {shown !== "code" && shown !== "passkey" && <OtherWays isLogin={shown === "login"} />}
    </>
  );
}

function OtherWays({ isLogin }: { isLogin: boolean }) {
  const { t } = useTranslation("session");
  const ways = isLogin
    ? [
        ["/auth?tab=forgot", t("links.forgot")],
        ["/auth?tab=request", t("links.request")],
      ]
    : [["/auth", t("links.login")]];
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(([to = "", label]) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-indigo underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
