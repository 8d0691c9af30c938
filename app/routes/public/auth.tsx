import { Check } from "lucide-react";
import { data, redirect } from "react-router";
import { safePath } from "../../../domain/platform/paths.ts";
import { valuesOf, type LeadValues } from "../../features/work/leads/lead-values.ts";
import { authViewOf, isLoginView, type LoginStep } from "../../features/people/session/auth-view.ts";
import { LoginPanel } from "../../features/people/session/login-panel.tsx";
import type { SentLogin } from "../../features/people/session/use-entry-form.ts";
import type { SentRequest } from "../../features/people/session/use-request-form.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, parameterOf, servicesOf, type PageArgs } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/auth";

const AuthPanel = asleep(async () => (await import("../../features/people/session/auth-panel.tsx")).AuthPanel);

export const meta = pageMeta;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const user = await services.findUser();
  if (user) throw redirect(user.startPage);
  const next = nextOf(args);
  const view = await authViewOf((name) => parameterOf(args, name), services);
  const { offersPasskeys } = services;
  const sessionEnd = await services.findSessionEnd();
  const whyEnded = sessionEnd && services.translate(language, `errors:sessionEnds.${sessionEnd}`);
  return page(
    args,
    ["session", "leads", "validation", "portal"],
    { next, view, offersPasskeys, whyEnded },
    { seo: { isHidden: true } },
  );
}

/**
 * Returns the path that the visitor was going to; null where the user's start page follows the login. Only paths on this
 * site are allowed (no open redirect).
 */
function nextOf(args: PageArgs): string | null {
  return safePath(parameterOf(args, "next"));
}

/** Handles the forms of the page when JavaScript is missing or has not loaded yet. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const tab = parameterOf(args, "tab");
  if (tab === "request") return requestByForm(args, values);
  const isOther = tab === "forgot" || parameterOf(args, "invite") !== null || parameterOf(args, "reset") !== null;
  if (!isOther) return logInByForm(args, values);
  const error = services.translate(language, "session:needsScript");
  return data<AuthOutcome>({ request: { values: {}, error, isSent: false } }, { status: 405 });
}

/** The result of a form that was sent without JavaScript. */
type AuthOutcome = { login?: SentLogin & { step: LoginStep }; request?: SentRequest };

/** Handles one step of the login. It leads to the next step, or into the portal. */
async function logInByForm(args: Route.ActionArgs, values: LeadValues) {
  const { services, language } = servicesOf(args);
  const isCode = parameterOf(args, "tab") === "code";
  const outcome = await (isCode ? services.enterCode(values, language) : services.logIn(values, language));
  if ("next" in outcome) {
    const next = nextOf(args);
    const step = new URLSearchParams({ tab: outcome.next ?? "", ...(next && { next }) });
    throw redirect(outcome.next ? `${args.url.pathname}?${step}` : (next ?? outcome.startPage), 303);
  }
  const { error, fields, status, code } = outcome;
  // A code whose login has expired or was tried too often starts the login from the first step.
  const step = isCode && code !== "unauthenticated" ? "code" : "login";
  const { username } = values;
  const kept = typeof username === "string" ? { username } : {};
  return data<AuthOutcome>({ login: { step, error, fields, ...kept } }, { status });
}

async function requestByForm(args: Route.ActionArgs, values: LeadValues) {
  const { services, language } = servicesOf(args);
  const outcome = await services.requestAccess(values, language);
  if ("reference" in outcome) return data<AuthOutcome>({ request: { values: {}, isSent: true } });
  const { error, fields, status } = outcome;
  return data<AuthOutcome>({ request: { values, error, fields, isSent: false } }, { status });
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("session");
  const { view, next, offersPasskeys, whyEnded } = loaderData;
  const login = actionData?.login;
  const isNew = view.name === "register" || view.name === "request";
  return (
    <div className="container-page grid items-stretch gap-8 py-12 lg:grid-cols-2">
      <div className="grid content-start gap-6 rounded border border-line bg-surface p-6 sm:p-10">
        {isLoginView(view) ? (
          <LoginPanel
            key={view.name}
            step={login?.step ?? view.name}
            {...{ next, offersPasskeys, whyEnded }}
            sent={login}
          />
        ) : (
          <AuthPanel key={view.name} view={view} next={next} sent={actionData?.request} />
        )}
      </div>
      <aside className="band-deep grid content-center gap-4 rounded p-8 sm:p-12">
        <h2>{isNew ? t("panel.newTitle") : t("panel.title")}</h2>
        <p className="text-lg text-on-deep-soft">{t("panel.text")}</p>
        <ul className="grid gap-2">
          {t("panel.points", { returnObjects: true }).map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-on-deep-accent" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
