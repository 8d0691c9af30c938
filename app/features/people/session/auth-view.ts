import type { PageParameter } from "../../../../domain/platform/page-parameters.ts";
import type { Invitation } from "./register-form.tsx";

/** The steps of the login: the password, then possibly a second factor. */
export type LoginStep = "login" | "code" | "passkey";

/** The views of the login page besides the login. */
export type OtherView =
  | { name: "forgot" | "request" | "invitationInvalid" | "resetInvalid" }
  | { name: "register"; invitation: Invitation }
  | { name: "reset"; token: string };

export type AuthView = { name: LoginStep } | OtherView;

export function isLoginView(view: AuthView): view is { name: LoginStep } {
  return view.name === "login" || view.name === "code" || view.name === "passkey";
}

type AuthServices = {
  owesCode(): Promise<boolean>;
  findInvitation(code: string): Promise<Omit<Invitation, "code"> | undefined>;
  isResetOpen(token: string): Promise<boolean>;
};

/** Reads the view from the URL: an invitation, a password reset link, or one of the forms. */
export async function authViewOf(
  asked: (name: PageParameter) => string | null,
  services: AuthServices,
): Promise<AuthView> {
  const code = asked("invite");
  if (code !== null) {
    const invitation = await services.findInvitation(code);
    return invitation ? { name: "register", invitation: { code, ...invitation } } : { name: "invitationInvalid" };
  }
  const token = asked("reset");
  if (token !== null) {
    return (await services.isResetOpen(token)) ? { name: "reset", token } : { name: "resetInvalid" };
  }
  const tab = asked("tab");
  if (tab === "code") return { name: (await services.owesCode()) ? "code" : "login" };
  return { name: tab === "forgot" || tab === "request" || tab === "passkey" ? tab : "login" };
}
