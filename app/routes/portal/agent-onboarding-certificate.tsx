import { Certificate } from "../../features/people/onboarding/certificate.tsx";
import { LoadedOnboarding } from "../../features/people/onboarding/loaded-onboarding.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-certificate";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding"]);
}

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10 print:py-0">
      <h1 className="text-3xl print:hidden">{t("certificate.title")}</h1>
      <LoadedOnboarding>{(journey) => <Certificate journey={journey} user={loaderData.user} />}</LoadedOnboarding>
    </div>
  );
}
