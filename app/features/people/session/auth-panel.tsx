import { Alert } from "../../../ui/alert.tsx";
import { AuthHeading, OtherWays } from "./auth-heading.tsx";
import type { OtherView } from "./auth-view.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RequestForm } from "./request-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import type { SentRequest } from "./use-request-form.ts";

type AuthPanelProps = {
  view: OtherView;
  next: string | null;
  /** The server's answer to a form that was sent without JavaScript. */
  sent: SentRequest | undefined;
};

/** The heading and the form of a view other than the login, with a link back to the login. */
export function AuthPanel({ view, next, sent }: AuthPanelProps) {
  return (
    <>
      <AuthHeading view={view.name} />
      {sent?.error && view.name !== "request" && <Alert variant="error">{sent.error}</Alert>}
      {(view.name === "forgot" || view.name === "resetInvalid") && <ForgotForm />}
      {view.name === "request" && <RequestForm sent={sent} />}
      {view.name === "register" && <RegisterForm invitation={view.invitation} next={next} />}
      {view.name === "reset" && <ResetForm token={view.token} />}
      <OtherWays isLogin={false} />
    </>
  );
}
