import { data, Form, redirect, useActionData } from "react-router";
import { telHref } from "../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../layout/office-phone.ts";
import { useAgency } from "../../lib/agency.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/newsletter";

export const meta = pageMeta;

const NewsletterForm = asleep(
  async () => (await import("../../features/content/newsletter/newsletter-form.tsx")).NewsletterForm,
);

const STEPS = ["subscribe", "confirm", "unsubscribe", "stop"] as const;
const stepOf = (name: string | undefined) => STEPS.find((step) => step === (name ?? "subscribe"));

/** Loads the page and changes nothing: mail scanners open every link. Only the button changes something. */
export function loader(args: Route.LoaderArgs) {
  const step = stepOf(args.params.step);
  if (!step) throw redirect("/blog");
  const isNoted = step === "subscribe" && !servicesOf(args).services.hasMailServer;
  const token = parameterOf(args, "token") ?? "";
  return page(args, ["newsletter-steps", "newsletter"], { step, token, isNoted }, { seo: { isHidden: true } });
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const form = Object.fromEntries(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.newsletter(stepOf(args.params.step) ?? "subscribe", form, language);
  if ("reference" in outcome) return { isDone: true, error: "" };
  const [fieldError] = Object.values(outcome.fields);
  return data({ isDone: false, error: fieldError ?? outcome.error }, { status: outcome.status });
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter-steps");
  const result = useActionData<typeof action>();
  const { step, token, isNoted } = loaderData;
  // A link without its token fails before anything is pressed.
  const isDead = step !== "subscribe" && (Boolean(result?.error) || !token);
  return (
    <div className="container-page grid max-w-2xl gap-6 py-16">
      <h1>{t(`${step}.title`)}</h1>
      {result?.isDone && (
        <Alert variant={isNoted ? "info" : "success"}>{isNoted ? t("subscribe.noted") : t(`${step}.done`)}</Alert>
      )}
      {isDead && <Alert variant="error">{result?.error ?? t("dead")}</Alert>}
      {step === "subscribe" && result?.error && <Alert variant="error">{result.error}</Alert>}
      {!result?.isDone && (isDead ? <WayOut step={step} /> : <Step step={step} token={token} />)}
      <p>
        <LocalLink to="/blog" className={buttonClass({ variant: "secondary" })}>
          {t("blog")}
        </LocalLink>
      </p>
    </div>
  );
}

type Step = (typeof STEPS)[number];

function Step({ step, token }: { step: Step; token: string }) {
  const { t } = useTranslation("newsletter-steps");
  if (step === "subscribe") return <SubscribeCard />;
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <p className="text-lg text-ink-soft">{t(`${step}.text`)}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg">
        {t(`${step}.button`)}
      </Button>
    </Form>
  );
}

function SubscribeCard() {
  const { t } = useTranslation("newsletter");
  return (
    <Card tone="deep" padding="lg" className="grid gap-4">
      <p className="text-lg text-on-deep-soft">{t("text")}</p>
      <NewsletterForm />
      <p className="text-sm text-on-deep-soft">{t("privacy")}</p>
    </Card>
  );
}

/** The way out when a link from a mail no longer works: subscribe again, or ask a person to end the subscription. */
function WayOut({ step }: { step: Step }) {
  const { t } = useTranslation("newsletter-steps");
  const { email, phone } = useAgency();
  const officePhone = useOfficePhone();
  if (step === "confirm") {
    return (
      <>
        <p className="text-lg text-ink-soft">{t("wayOut.confirm")}</p>
        <SubscribeCard />
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg text-ink-soft">{t("wayOut.end")}</p>
      <p className="flex flex-wrap gap-3">
        <a href={`mailto:${email}?subject=${t("wayOut.subject")}`} className={buttonClass({})}>
          {t("wayOut.write")}
        </a>
        <a href={telHref(phone)} className={buttonClass({ variant: "secondary" })}>
          {officePhone}
        </a>
      </p>
    </div>
  );
}
