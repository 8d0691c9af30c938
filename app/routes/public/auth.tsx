import { Check } from "lucide-react";
import { data, redirect } from "react-router";
import { safePath } from "../../../domain/paths.ts";
import { valuesOf } from "../../features/leads/lead-values.ts";
import { authViewOf } from "../../features/session/auth-view.ts";
import type { SentRequest } from "../../features/session/use-request-form.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/auth";

const AuthPanel = asleep(async () => (await import("../../features/session/auth-panel.tsx")).AuthPanel);

export const meta = pageMeta;

export async function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  if (await services.findUser()) throw redirect("/agent-tools");
  const next = safePath(parameterOf(args, "next")) ?? "/agent-tools";
  const view = await authViewOf((name) => parameterOf(args, name), services);
  const { offersPasskeys } = services;
  return page(
    args,
    ["session", "leads", "validation", "portal"],
    { next, view, offersPasskeys },
    { seo: { isHidden: true } },
  );
}

/** The request for access, for who has no script; the portal behind the other forms needs one. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  if (parameterOf(args, "tab") !== "request") {
    const error = services.translate(language, "session:needsScript");
    return data<SentRequest>({ values: {}, error, isSent: false }, { status: 405 });
  }
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.requestAccess(values, language);
  if ("reference" in outcome) return data<SentRequest>({ values: {}, isSent: true });
  const { error, fields, status } = outcome;
  return data<SentRequest>({ values, error, fields, isSent: false }, { status });
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("session");
  const { view, next, offersPasskeys } = loaderData;
  const isNew = view.name === "register" || view.name === "request";
  return (
    <div className="container-page grid items-stretch gap-8 py-12 lg:grid-cols-2">
      <div className="grid content-start gap-6 rounded border border-line bg-surface p-6 sm:p-10">
        <AuthPanel key={view.name} view={view} next={next} offersPasskeys={offersPasskeys} sent={actionData} />
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
