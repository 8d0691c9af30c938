import { data, Form, useActionData, useNavigation } from "react-router";
import { EmailField } from "../../features/work/leads/email-field.tsx";
import { valuesOf } from "../../features/work/leads/lead-values.ts";
import { PhoneLink } from "../../features/work/leads/phone-link.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/your-request-link";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["your-request-link", "leads"], {}, { seo: { isHidden: true } });
}

/** Sends the links to a customer who lost them. The answer is the same where no request has the address. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const values = valuesOf(await args.request.formData().catch(() => new FormData()));
  const outcome = await services.privatePage.askForLinks(values, language);
  if ("isAsked" in outcome) return { isAsked: true, error: "", field: "", email: "" };
  const email = typeof values["email"] === "string" ? values["email"] : "";
  const { error, fields, status } = outcome;
  return data({ isAsked: false, error, field: fields["email"] ?? "", email }, { status });
}

export default function YourRequestLinkPage() {
  const { t } = useTranslation("your-request-link");
  const result = useActionData<typeof action>();
  const navigation = useNavigation();
  return (
    <div className="container-page grid max-w-2xl gap-6 py-12">
      <h1>{t("title")}</h1>
      <p className="text-lg text-ink-soft">{t("text")}</p>
      {result?.isAsked ? (
        <Alert variant="success">{t("done")}</Alert>
      ) : (
        <Form method="post" className="grid gap-4">
          {result?.error && !result.field && <Alert variant="error">{result.error}</Alert>}
          <EmailField label={t("email")} error={result?.field} required defaultValue={result?.email} />
          <p>
            <Button type="submit" busy={navigation.state === "submitting"}>
              {t("submit")}
            </Button>
          </p>
        </Form>
      )}
      <p>
        {t("call")} <PhoneLink />
      </p>
    </div>
  );
}
